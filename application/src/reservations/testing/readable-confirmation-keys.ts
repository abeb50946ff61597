import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { ConfirmationKeys } from '../confirmation-keys.ts'

/** `key-of-reservation-1`. */
export class ReadableConfirmationKeys implements ConfirmationKeys {
  async of(id: ReservationId): Promise<string> {
    return confirmationOf(id)
  }

  async isRight(id: ReservationId, typed: string): Promise<boolean> {
    return typed === confirmationOf(id)
  }
}

export function confirmationOf(id: ReservationId): string {
  return `key-of-${id}`
}

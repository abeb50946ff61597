import type { ReservationId } from '@camp/domain/shared/ids.ts'

/**
 * Whoever has the key of a reservation read the message that it went out in: it stands nowhere else (rule
 * L30).
 */
export interface ConfirmationKeys {
  of(id: ReservationId): Promise<string>
  isRight(id: ReservationId, typed: string): Promise<boolean>
}

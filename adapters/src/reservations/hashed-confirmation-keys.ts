import { createHmac } from 'node:crypto'
import type { ConfirmationKeys } from '@camp/application/reservations/confirmation-keys.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { lastingSecret } from '../people/site-secret.ts'
import { isSameSecret } from '../shared/is-same-secret.ts'

const name = 'confirmations'

/** 96 bits, short enough for an SMS. */
const length = 16

/** Follows from the reservation's id and a secret of the database, so that none is stored. */
export class HashedConfirmationKeys implements ConfirmationKeys {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async of(id: ReservationId): Promise<string> {
    return createHmac('sha256', await lastingSecret(this.#em, name))
      .update(id)
      .digest('base64url')
      .slice(0, length)
  }

  async isRight(id: ReservationId, typed: string): Promise<boolean> {
    return isSameSecret(typed, await this.of(id))
  }
}

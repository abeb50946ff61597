import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ConfirmationKeys } from '@camp/application/reservations/confirmation-keys.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { siteSecret } from '../people/site-secret.ts'

const name = 'confirmations'

/** 96 bits, short enough for an SMS. */
const length = 16

/** Of each database, for as long as the process lives: it never changes. */
const known = new WeakMap<object, string>()

/** Follows from the reservation's id and a secret of the database, so that none is stored. */
export class HashedConfirmationKeys implements ConfirmationKeys {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async of(id: ReservationId): Promise<string> {
    return createHmac('sha256', await this.#secret())
      .update(id)
      .digest('base64url')
      .slice(0, length)
  }

  async isRight(id: ReservationId, typed: string): Promise<boolean> {
    const [right, given] = [Buffer.from(await this.of(id)), Buffer.from(typed)]
    return right.length === given.length && timingSafeEqual(right, given)
  }

  /** Outside of a transaction that is open: one that fails must not take the secret with it. */
  async #secret(): Promise<string> {
    const driver = this.#em.getDriver()
    const there = known.get(driver)
    if (there !== undefined) return there
    const secret = await siteSecret(this.#em.fork(), name)
    known.set(driver, secret)
    return secret
  }
}

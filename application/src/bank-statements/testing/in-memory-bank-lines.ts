import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Payments } from '../../payments/payments.ts'
import type { BankLine, BankLines } from '../bank-lines.ts'

interface Claimed {
  readonly paymentId: string
  readonly reservationId: ReservationId
}

export class InMemoryBankLines implements BankLines {
  readonly #payments: Pick<Payments, 'movesOf'>
  readonly #claimed = new Map<string, Claimed>()

  constructor(payments: Pick<Payments, 'movesOf'>) {
    this.#payments = payments
  }

  async recorded(organisationId: OrganisationId, identities: readonly string[]): Promise<ReadonlySet<string>> {
    const standing = await Promise.all(identities.map((identity) => this.#stands({ organisationId, identity })))
    return new Set(identities.filter((_, at) => standing[at]))
  }

  async claim({ paymentId, reservationId, ...line }: Parameters<BankLines['claim']>[0]): Promise<boolean> {
    if (await this.#stands(line)) return false
    this.#claimed.set(keyOf(line), { paymentId, reservationId })
    return true
  }

  async #stands(line: BankLine): Promise<boolean> {
    const claimed = this.#claimed.get(keyOf(line))
    if (!claimed) return false
    const moves = await this.#payments.movesOf(claimed.reservationId)
    return !moves.some(({ reversedMoveId }) => reversedMoveId === claimed.paymentId)
  }
}

function keyOf({ organisationId, identity }: BankLine): string {
  return `${organisationId} ${identity}`
}

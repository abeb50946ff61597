import { comesIn } from '@camp/domain/payments/money-move.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { OrganisationId, VoucherId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { type CreditVoucher, voucherState } from '@camp/domain/vouchers/credit-voucher.ts'
import type { MoneyMove } from '../../payments/payments.ts'
import type { InMemoryPayments } from '../../payments/testing/in-memory-payments.ts'
import type { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import type { FoundVouchers, ListedVoucher, VoucherQuery, VoucherSort, Vouchers } from '../vouchers.ts'

interface Surroundings {
  readonly payments: Pick<InMemoryPayments, 'moves'>
  readonly reservations: Pick<InMemoryReservations, 'all'>
}

type IssuedVoucher = Omit<CreditVoucher, 'balance'>

export class InMemoryVouchers implements Vouchers {
  readonly #surroundings: Surroundings
  readonly #issued: IssuedVoucher[] = []

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  async add(voucher: IssuedVoucher): Promise<void> {
    const { organisationId, code } = voucher
    if (this.#issued.some((one) => one.organisationId === organisationId && one.code === code)) throw new Error('code twice')
    this.#issued.push(voucher)
  }

  async find(id: VoucherId): Promise<CreditVoucher | undefined> {
    return this.#all().find((voucher) => voucher.id === id)
  }

  async findByCode(organisationId: OrganisationId, code: string): Promise<CreditVoucher | undefined> {
    return this.#all().find((voucher) => voucher.organisationId === organisationId && voucher.code === code)
  }

  findForChange(organisationId: OrganisationId, code: string): Promise<CreditVoucher | undefined> {
    return this.findByCode(organisationId, code)
  }

  async areOut(organisationId: OrganisationId, today: Temporal.PlainDate): Promise<boolean> {
    return this.#all().some((voucher) => voucher.organisationId === organisationId && voucherState(voucher, today) === 'open')
  }

  async extend(id: VoucherId, expiresOn: Temporal.PlainDate): Promise<void> {
    const index = this.#issued.findIndex((voucher) => voucher.id === id)
    const voucher = this.#issued[index]
    if (voucher) this.#issued[index] = { ...voucher, expiresOn }
  }

  async list({ organisationId, state, today, search, sort, isDescending, limit, offset }: VoucherQuery): Promise<FoundVouchers> {
    const found = this.#all()
      .filter((voucher) => voucher.organisationId === organisationId)
      .filter((voucher) => state === null || voucherState(voucher, today) === state)
      .map((voucher) => this.#listed(voucher))
      .filter((voucher) => isFound(voucher, search))
      .toSorted((one, other) => (isDescending ? -1 : 1) * rising[sort](one, other) || (one.id < other.id ? -1 : 1))
    const sum = (wanted: 'open' | 'expired') =>
      Money.sum(found.filter((voucher) => voucherState(voucher, today) === wanted).map(({ balance }) => balance))
    const rows = found.slice(offset, limit === null ? undefined : offset + limit)
    return { rows, total: found.length, owed: sum('open'), lapsed: sum('expired') }
  }

  #all(): readonly CreditVoucher[] {
    return this.#issued.map((voucher) => ({ ...voucher, balance: balanceBy(this.#movesOf(voucher.id)) }))
  }

  #movesOf(id: VoucherId): readonly MoneyMove[] {
    return this.#surroundings.payments.moves().filter(({ offline }) => offline?.voucherId === id)
  }

  #listed(voucher: CreditVoucher): ListedVoucher {
    const reservations = this.#surroundings.reservations.all()
    const from = reservations.find(({ id }) => id === voucher.reservationId)
    const guest = from && submittedFacts(from)?.guest
    const [, ...later] = this.#movesOf(voucher.id)
    const usedFor = [...new Set(later.map(({ reservationId }) => reservationId))].flatMap((reservationId) => {
      const amount = balanceBy(later.filter((move) => move.reservationId === reservationId)).negated()
      const simpleReference = reservations.find(({ id }) => id === reservationId)?.simpleReference ?? ''
      return amount.isPositive ? [{ reservationId, simpleReference, amount }] : []
    })
    const name = guest ? `${guest.firstName} ${guest.lastName}`.trim() : ''
    return { ...voucher, simpleReference: from?.simpleReference ?? '', guestName: name || null, usedFor }
  }
}

/** The first move put the money on it. */
function balanceBy(moves: readonly MoneyMove[]): Money {
  return Money.sum(moves.map(({ kind, amount }) => (comesIn(kind) ? amount.negated() : amount)))
}

function isFound({ guestName, code, simpleReference }: ListedVoucher, search: string): boolean {
  return `${guestName ?? ''} ${code} ${code.replaceAll('-', '')} ${simpleReference}`.toLowerCase().includes(search.toLowerCase())
}

const rising: Readonly<Record<VoucherSort, (one: ListedVoucher, other: ListedVoucher) => number>> = {
  issued: (one, other) => Temporal.Instant.compare(one.issuedAt, other.issuedAt),
  expires: (one, other) => Temporal.PlainDate.compare(one.expiresOn, other.expiresOn),
  balance: (one, other) => one.balance.cents - other.balance.cents,
  name: (one, other) => (one.guestName ?? '').localeCompare(other.guestName ?? '', 'en'),
}

import { billingPeriod } from '@camp/domain/billing/billing-period.ts'
import { type Currency, Money } from '@camp/domain/shared/money.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import { adminFeeCharges } from './admin-fee-charges.ts'
import type { AdminFeeCharge, BillingBooks, MonthOfOrganisation, MonthSums } from './billing-books.ts'

export interface PlatformBilling {
  readonly month: Temporal.PlainYearMonth
  readonly isClosed: boolean
  readonly organisations: readonly MonthOfOrganisation[]
  /** Of each currency one, by its code: sums of the organisations that are paid in it, to the cent. */
  readonly totals: readonly SumsOfCurrency[]
}

export interface SumsOfCurrency extends MonthSums {
  readonly currency: Currency
}

/**
 * What every organisation owes for a month, as its own page says it: for the platform. What is no month is
 * the one that it is now.
 */
export class ShowPlatformBilling {
  readonly #ports: { readonly billingBooks: BillingBooks; readonly clock: Clock }

  constructor(ports: { readonly billingBooks: BillingBooks; readonly clock: Clock }) {
    this.#ports = ports
  }

  async execute({
    actor,
    month: text,
  }: {
    readonly actor: Actor
    readonly month: string | null
  }): Promise<Result<PlatformBilling, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { billingBooks, clock } = this.#ports
    const today = todayIn(platformZone, clock)
    const month = billingPeriod(text ?? '', today).month ?? today.toPlainYearMonth()
    const last = await billingBooks.lastClosed()
    const isClosed = last !== null && Temporal.PlainYearMonth.compare(month, last) <= 0
    const booked = await billingBooks.ofMonth(month)
    const organisations = isClosed ? booked : withComingFees(booked, await adminFeeCharges(billingBooks, month))
    return accepted({ month, isClosed, organisations, totals: sumsByCurrency(organisations) })
  }
}

type ComingFee = AdminFeeCharge & Pick<MonthOfOrganisation, 'slug' | 'name'>

/** While a month is open its admin fee is owed as it will be charged, also by who had nothing else. */
function withComingFees(booked: readonly MonthOfOrganisation[], coming: readonly ComingFee[]): readonly MonthOfOrganisation[] {
  const others = coming.filter(({ organisationId }) => !booked.some((one) => one.organisationId === organisationId))
  return [...booked, ...others.map(nothingElse)]
    .map((one) => {
      const fee = coming.find(({ organisationId }) => organisationId === one.organisationId)
      if (!fee) return one
      const [adminFee, adminFeeVat] = [one.adminFee.plus(fee.fee), one.adminFeeVat.plus(fee.vat)]
      return { ...one, adminFee, adminFeeVat, owed: one.owed.plus(fee.fee).plus(fee.vat) }
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
}

function nothingElse({ organisationId, slug, name, fee }: ComingFee): MonthOfOrganisation {
  const none = Money.zero(fee.currency)
  const fees = { bookingFee: none, feeCredit: none, feeVat: none, adminFee: none, adminFeeVat: none, owed: none }
  return { organisationId, slug, name, bookings: 0, total: none, paid: none, refunded: none, ...fees }
}

function sumsByCurrency(organisations: readonly MonthOfOrganisation[]): readonly SumsOfCurrency[] {
  const groups = [...Map.groupBy(organisations, ({ owed }) => owed.currency)]
  return groups
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, paidInIt]) => ({ currency, ...summed(paidInIt) }))
}

function summed(organisations: readonly MonthOfOrganisation[]): MonthSums {
  const sum = (amount: Exclude<keyof MonthSums, 'bookings'>) => Money.sum(organisations.map((one) => one[amount]))
  return {
    bookings: organisations.reduce((count, { bookings }) => count + bookings, 0),
    total: sum('total'),
    paid: sum('paid'),
    refunded: sum('refunded'),
    bookingFee: sum('bookingFee'),
    feeCredit: sum('feeCredit'),
    feeVat: sum('feeVat'),
    adminFee: sum('adminFee'),
    adminFeeVat: sum('adminFeeVat'),
    owed: sum('owed'),
  }
}

import type { BillingAmounts, MonthSums } from '@camp/application/billing/billing-books.ts'
import type { BillingReport } from '@camp/application/billing/show-billing-report.ts'
import type { PlatformBilling } from '@camp/application/billing/show-platform-billing.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Currency } from '@camp/domain/shared/money.ts'
import { dateOnWire, randOnWire, type WireDate, type WireRand } from './on-wire.ts'

export type WireBillingAmounts = { readonly [Name in keyof BillingAmounts]: WireRand }

export interface WireBillingLine extends WireBillingAmounts {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly guestName: string
  readonly isOffline: boolean
  readonly arrivalDate: WireDate
  readonly departureDate: WireDate
  /** In the organisation's zone; null for one that does not count yet. */
  readonly bookedOn: WireDate | null
  /** The day on which its money went out to the organisation. */
  readonly payoutDate: WireDate | null
}

export interface WireBillingReport {
  readonly from: WireDate
  readonly to: WireDate
  /** `2026-12`; null where the days are not a month. */
  readonly month: string | null
  readonly monthBefore: string | null
  readonly monthAfter: string | null
  readonly lines: readonly WireBillingLine[]
  readonly totals: WireBillingAmounts
  readonly isClosed: boolean
  readonly feePaper: string | null
  readonly adminFee: WireRand
  readonly vat: WireRand
  readonly owed: WireRand
}

export function billingOnWire(report: BillingReport): WireBillingReport {
  const { period, timezone, isClosed, feePaper, lines, totals, adminFee, vat, owed } = report
  const { from, to, month } = period
  return {
    from: dateOnWire(from),
    to: dateOnWire(to),
    month: month?.toString() ?? null,
    monthBefore: month?.subtract({ months: 1 }).toString() ?? null,
    monthAfter: month?.add({ months: 1 }).toString() ?? null,
    lines: lines.map((line) => ({
      id: line.id,
      simpleReference: line.simpleReference,
      guestName: line.guestName,
      isOffline: line.isOffline,
      arrivalDate: dateOnWire(line.arrival),
      departureDate: dateOnWire(line.departure),
      bookedOn: line.bookedAt && dateOnWire(line.bookedAt.toZonedDateTimeISO(timezone).toPlainDate()),
      payoutDate: line.payoutAt && dateOnWire(line.payoutAt.toZonedDateTimeISO(timezone).toPlainDate()),
      ...amountsOnWire(line),
    })),
    totals: amountsOnWire(totals),
    isClosed,
    feePaper,
    adminFee: randOnWire(adminFee),
    vat: randOnWire(vat),
    owed: randOnWire(owed),
  }
}

function amountsOnWire(amounts: BillingAmounts): WireBillingAmounts {
  const { total, paid, refunded, bookingFee, feeCredit, feeVat } = amounts
  return {
    total: randOnWire(total),
    paid: randOnWire(paid),
    refunded: randOnWire(refunded),
    bookingFee: randOnWire(bookingFee),
    feeCredit: randOnWire(feeCredit),
    feeVat: randOnWire(feeVat),
  }
}

export interface WirePlatformBilling {
  readonly month: string
  readonly monthBefore: string
  readonly monthAfter: string
  readonly isClosed: boolean
  readonly organisations: readonly (WireOwed & { readonly slug: string; readonly name: string })[]
  /** One of each currency. */
  readonly totals: readonly WireOwed[]
}

/** VAT is that on booking fees and on the admin fee. */
export type WireOwed = Omit<WireBillingAmounts, 'feeVat'> & {
  readonly currency: Currency
  readonly bookings: number
  readonly adminFee: WireRand
  readonly vat: WireRand
  readonly owed: WireRand
}

export function platformBillingOnWire({ month, isClosed, organisations, totals }: PlatformBilling): WirePlatformBilling {
  return {
    month: month.toString(),
    monthBefore: month.subtract({ months: 1 }).toString(),
    monthAfter: month.add({ months: 1 }).toString(),
    isClosed,
    organisations: organisations.map((one) => ({ slug: one.slug, name: one.name, ...owedOnWire(one) })),
    totals: totals.map(owedOnWire),
  }
}

function owedOnWire({ bookings, adminFee, adminFeeVat, owed, ...amounts }: MonthSums): WireOwed {
  const { total, paid, refunded, bookingFee, feeCredit } = amountsOnWire(amounts)
  return {
    currency: owed.currency,
    total,
    paid,
    refunded,
    bookingFee,
    feeCredit,
    bookings,
    adminFee: randOnWire(adminFee),
    vat: randOnWire(amounts.feeVat.plus(adminFeeVat)),
    owed: randOnWire(owed),
  }
}

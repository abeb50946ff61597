import type { BillingAmounts, BillingReport } from '@camp/application/billing/show-billing-report.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { dateOnWire, randOnWire, type WireDate, type WireRand } from './on-wire.ts'

export type WireBillingAmounts = { readonly [Name in keyof BillingAmounts]: WireRand }

export interface WireBillingLine extends WireBillingAmounts {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly isOffline: boolean
  readonly arrivalDate: WireDate
  readonly departureDate: WireDate
  /** In the organisation's zone. */
  readonly bookedOn: WireDate
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
  readonly adminFee: WireRand
  readonly owed: WireRand
}

export function billingOnWire({ period, timezone, lines, totals, adminFee, owed }: BillingReport): WireBillingReport {
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
      isOffline: line.isOffline,
      arrivalDate: dateOnWire(line.arrival),
      departureDate: dateOnWire(line.departure),
      bookedOn: dateOnWire(line.bookedAt.toZonedDateTimeISO(timezone).toPlainDate()),
      ...amountsOnWire(line),
    })),
    totals: amountsOnWire(totals),
    adminFee: randOnWire(adminFee),
    owed: randOnWire(owed),
  }
}

function amountsOnWire({ total, paid, refunded, bookingFee, feeCredit }: BillingAmounts): WireBillingAmounts {
  return {
    total: randOnWire(total),
    paid: randOnWire(paid),
    refunded: randOnWire(refunded),
    bookingFee: randOnWire(bookingFee),
    feeCredit: randOnWire(feeCredit),
  }
}

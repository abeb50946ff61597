import type { OrganisationId, ReservationId, VoucherId } from '../shared/ids.ts'
import type { Money } from '../shared/money.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'

/** What a campsite owes instead of money: a later booking there takes it (rule D16). */
export interface CreditVoucher {
  readonly id: VoucherId
  readonly organisationId: OrganisationId
  readonly code: string
  /** The booking that was cancelled. */
  readonly reservationId: ReservationId
  readonly amount: Money
  /** What is still on it. */
  readonly balance: Money
  readonly issuedAt: Temporal.Instant
  readonly issuedBy: string
  /** The last day on which it pays. */
  readonly expiresOn: Temporal.PlainDate
}

/** The Consumer Protection Act lets a prepaid voucher lapse after three years, no sooner. */
export const voucherYears = 3

export function voucherExpiry(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ years: voucherYears })
}

export type VoucherRefusal =
  | { readonly code: 'voucher-expired'; readonly expiresOn: Temporal.PlainDate }
  | { readonly code: 'voucher-spent' | 'nothing-open' }

/** What a voucher pays of what is open: as much as is on it. */
export function amountFromVoucher(
  { balance, expiresOn }: Pick<CreditVoucher, 'balance' | 'expiresOn'>,
  { open, today }: { readonly open: Money; readonly today: Temporal.PlainDate },
): Result<Money, VoucherRefusal> {
  if (isExpired({ expiresOn }, today)) return refused({ code: 'voucher-expired', expiresOn })
  if (!balance.isPositive) return refused({ code: 'voucher-spent' })
  if (!open.isPositive) return refused({ code: 'nothing-open' })
  return accepted(balance.atMost(open))
}

/** Counted from today: nobody promises further ahead (rule D19). */
export const mostVoucherYearsAhead = 5

export type ExtendRefusal =
  | { readonly code: 'voucher-spent' }
  | { readonly code: 'last-day-too-early'; readonly earliest: Temporal.PlainDate }
  | { readonly code: 'last-day-too-late'; readonly latest: Temporal.PlainDate }

/** A later last day; what has expired pays again (rule D19). */
export function extendedVoucher(
  voucher: CreditVoucher,
  { until, today }: { readonly until: Temporal.PlainDate; readonly today: Temporal.PlainDate },
): Result<CreditVoucher, ExtendRefusal> {
  if (!voucher.balance.isPositive) return refused({ code: 'voucher-spent' })
  const next = voucher.expiresOn.add({ days: 1 })
  const earliest = Temporal.PlainDate.compare(next, today) < 0 ? today : next
  const latest = today.add({ years: mostVoucherYearsAhead })
  if (Temporal.PlainDate.compare(until, earliest) < 0) return refused({ code: 'last-day-too-early', earliest })
  if (Temporal.PlainDate.compare(until, latest) > 0) return refused({ code: 'last-day-too-late', latest })
  return accepted({ ...voucher, expiresOn: until })
}

/** What the campsite no longer owes when it cancels a voucher: all that is still on it (rule D19). */
export function amountTakenBack(
  { balance, expiresOn }: Pick<CreditVoucher, 'balance' | 'expiresOn'>,
  today: Temporal.PlainDate,
): Result<Money, Extract<VoucherRefusal, { readonly code: 'voucher-expired' }> | { readonly code: 'voucher-spent' }> {
  if (!balance.isPositive) return refused({ code: 'voucher-spent' })
  if (isExpired({ expiresOn }, today)) return refused({ code: 'voucher-expired', expiresOn })
  return accepted(balance)
}

export const voucherStates = ['open', 'spent', 'expired'] as const
export type VoucherState = (typeof voucherStates)[number]

export function voucherState(
  { balance, expiresOn }: Pick<CreditVoucher, 'balance' | 'expiresOn'>,
  today: Temporal.PlainDate,
): VoucherState {
  if (!balance.isPositive) return 'spent'
  return isExpired({ expiresOn }, today) ? 'expired' : 'open'
}

function isExpired({ expiresOn }: Pick<CreditVoucher, 'expiresOn'>, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(today, expiresOn) > 0
}

import type { DuePayout, Payout, PayoutLine, PayoutRun } from '@camp/application/payouts/payouts.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { dateOnWire, randOnWire } from './on-wire.ts'

export type WireDuePayout = ReturnType<typeof duePayoutOnWire>
export type WirePayout = ReturnType<typeof payoutOnWire>
export type WirePayoutRun = ReturnType<typeof payoutRunOnWire>
export type WirePayoutLine = ReturnType<typeof payoutLineOnWire>

export function duePayoutOnWire({ slug, name, amount, lines, bankDetails }: DuePayout) {
  return { slug, name, amount: randOnWire(amount), lines: lines.map(payoutLineOnWire), hasAccount: bankDetails !== null }
}

/** Of the account the last four digits. */
export function payoutOnWire(payout: Payout) {
  const { id, slug, name, reference, amount, bankDetails, preparedAt, paidAt, returnedAt, bankReference, returnReason } = payout
  return {
    id,
    slug,
    name,
    reference,
    amount: randOnWire(amount),
    account: `${bankDetails.bankName} …${bankDetails.accountNumber.slice(-4)}`,
    preparedOn: dayOf(preparedAt),
    paidOn: paidAt && dayOf(paidAt),
    bankReference,
    returnedOn: returnedAt && dayOf(returnedAt),
    returnReason,
  }
}

export function payoutRunOnWire({ id, preparedAt, preparedBy, needsSecond, approvedAt, payouts }: PayoutRun) {
  return {
    id,
    preparedOn: dayOf(preparedAt),
    preparedBy,
    needsSecond,
    approvedOn: approvedAt && dayOf(approvedAt),
    payouts: payouts.map(payoutOnWire),
  }
}

export function payoutLineOnWire({ journalId, position, kind, at, reservationId, reference, amount }: PayoutLine) {
  return { key: `${journalId}-${position}`, kind, on: dayOf(at), reservationId, reference, amount: randOnWire(amount) }
}

function dayOf(moment: Temporal.Instant) {
  return dateOnWire(platformDay(moment))
}

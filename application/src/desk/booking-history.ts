import type { MoneyMoveKind } from '@camp/domain/payments/money-move.ts'
import type { StatusChange } from '@camp/domain/reservations/reservation.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ConversationMessage } from '../conversations/conversations.ts'
import { amendmentSide } from '../reservations/amend/amendment-view.ts'
import type { AmendmentRecord } from '../reservations/amend/amendments.ts'
import type { DeskEntry, LoggedAct } from './desk-log.ts'
import type { ActOfMoney, BookingEvent, DeskMessage, DeskMoneyMove, MovedWay } from './desk-views.ts'

export interface BookingRecords {
  readonly statuses: readonly StatusChange[]
  readonly log: readonly DeskEntry[]
  readonly amendments: readonly AmendmentRecord[]
  readonly moves: readonly DeskMoneyMove[]
  readonly messages: readonly DeskMessage[]
  /** Who wrote what went out in somebody's own words. */
  readonly conversation: readonly Pick<ConversationMessage, 'outboxMessageId' | 'by'>[]
}

/** Everything that ever happened to a booking in one line of time, the latest first (rule L17). */
export function bookingHistory(records: BookingRecords): readonly BookingEvent[] {
  const { statuses, log, amendments, moves, messages, conversation } = records
  const writers = new Map<string | null, string>(conversation.map(({ outboxMessageId, by }) => [outboxMessageId, by]))
  const events: readonly BookingEvent[] = [
    ...statuses.map(({ at, by, from, to, why }) => ({ kind: 'status' as const, at, by, from, to, why })),
    ...amendments.toReversed().flatMap(amendmentEvents),
    ...log.flatMap(({ at, by, act, note }) => (isActOfMoney(act) ? [] : [{ kind: 'act' as const, at, by, act, note }])),
    ...moves.map((move) => moveEvent(move, log)),
    ...messages.map((message) => messageEvent(message, writers.get(message.id))),
  ]
  return events.toReversed().toSorted((one, other) => Temporal.Instant.compare(other.at, one.at))
}

function isActOfMoney(act: LoggedAct): act is ActOfMoney {
  return act === 'payment-recorded' || act === 'payment-reversed' || act === 'refund-made'
}

function amendmentEvents({ at, by, reason, before, after, undone }: AmendmentRecord): readonly BookingEvent[] {
  const [was, became] = [amendmentSide(before), amendmentSide(after)]
  const changed = { kind: 'changed' as const, at, by, reason, before: was, after: became }
  if (!undone) return [changed]
  return [changed, { kind: 'change-undone', at: undone.at, by: undone.by, before: became, after: was }]
}

const movedWays = {
  capture: 'paid',
  refund: 'paid-back',
  'refund-returned': 'not-paid-back',
  reversal: 'reversed',
  chargeback: 'taken-back',
  'chargeback-correction': 'taken-less',
  'chargeback-reversal': 'returned',
} as const satisfies Record<MoneyMoveKind, MovedWay>

function moveEvent({ kind, at, amount, method, offline }: DeskMoneyMove, log: readonly DeskEntry[]): BookingEvent {
  const payer = kind === 'capture' ? 'guest' : 'gateway'
  const by = offline?.recordedBy ?? (kind === 'refund' ? writerOfRefund(at, log) : undefined) ?? payer
  return { kind: movedWays[kind], at, by, amount, method, offline }
}

/** Who saw at the gateway that it went out, and wrote it down. */
function writerOfRefund(at: Temporal.Instant, log: readonly DeskEntry[]): string | undefined {
  return log.find((entry) => entry.act === 'refund-made' && entry.at.equals(at))?.by
}

function messageEvent(
  { event, channel, state, sentAt, createdAt }: DeskMessage,
  writer = event === 'guest-message' ? 'guest' : 'outbox',
): BookingEvent {
  return { kind: 'message', at: sentAt ?? createdAt, by: writer, event, channel, state }
}

import type { Moment } from '@camp/domain/reservations/moment.ts'
import { openBalance } from '@camp/domain/reservations/open-balance.ts'
import type { Reservation, StatusChange } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { composeNotification } from '../messaging/compose-notification.ts'
import type { MessageComposer } from '../messaging/message-composer.ts'
import { actorName, findManaged } from '../reservations/find-managed.ts'
import { isChangedSince } from '../reservations/is-changed-since.ts'
import { momentOf } from '../reservations/moment-of.ts'
import { mustBeSaved } from '../reservations/must-be-saved.ts'
import { factsOfReservation, type NotifyPorts, notify, type ReservationNotice } from '../reservations/notify.ts'
import { contextOf, type ReservationContext, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { DeskOutcome, DeskRefusal, DeskSide, TellingDeskCommand, ToldGuest, VoucherOfAct } from './desk-answers.ts'
import type { DeskEntry, DeskLog } from './desk-log.ts'

/** What every act of the desk needs to find, change and tell; some need more. */
export interface DeskActPorts extends ReservationContextPorts, NotifyPorts {
  readonly reservations: Reservations
  readonly deskLog: DeskLog
  /** Shows what a guest will read before it is sent. */
  readonly messageComposer: MessageComposer
  readonly transaction: Transaction
  readonly randomness: Randomness
}

/** What an act has decided on, before anything is written. */
export interface DeskStep<Refusal = never> {
  readonly reservation: Reservation
  readonly change?: StatusChange | null
  readonly logged?: Pick<DeskEntry, 'act' | 'note' | 'former' | 'takesBack'>
  /** What the guest hears of it. */
  readonly notice?: Pick<ReservationNotice, 'event' | 'occurrence' | 'isRepeated' | 'moneySince' | 'promised' | 'underWay'> | null
  readonly refundAmount?: Money
  /** Paid too much and on its way back already, of a booking that ends by this. */
  readonly promised?: Money
  readonly voucher?: VoucherOfAct
  /** Of an act that takes nights again: what it answers when others have them. */
  readonly whenTaken?: (plotIds: readonly PlotId[]) => Refusal
  /** Whatever else is written in the same transaction. */
  readonly writes?: () => Promise<void>
}

export interface DeskSituation {
  readonly reservation: Reservation
  readonly context: ReservationContext
  readonly moment: Moment
  readonly by: string
}

export type Decide<Refusal> = (situation: DeskSituation) => Promise<Result<DeskStep<Refusal> | 'done-before', Refusal>>

/**
 * Judges the right, locks the reservation, lets the act decide, and writes: the reservation with its history,
 * the desk's log, the message. The same decision shows what would change, and the words that the guest would
 * read.
 */
export async function actAtTheDesk<Refusal extends { readonly code: string }>(
  ports: DeskActPorts,
  command: TellingDeskCommand,
  decide: Decide<Refusal>,
): Promise<Result<DeskOutcome, Refusal | DeskRefusal>> {
  const found = await findManaged(ports, command)
  if (!found) return refused({ code: 'not-found' })
  return ports.transaction.run(() => carryOut(ports, found.id, command, decide))
}

async function carryOut<Refusal extends { readonly code: string }>(
  ports: DeskActPorts,
  id: ReservationId,
  command: TellingDeskCommand,
  decide: Decide<Refusal>,
): Promise<Result<DeskOutcome, Refusal | DeskRefusal>> {
  const reservation = await ports.reservations.findForChange(id)
  if (!reservation) return refused({ code: 'not-found' })
  const context = await contextOf(reservation, ports)
  const by = actorName(command.actor)
  const decided = await decide({ reservation, context, moment: momentOf(context), by })
  if (!decided.ok) return decided
  if (decided.value === 'done-before') return accepted(outcomeOf(reservation, doneBefore(reservation), [], true))
  const { dryRun = false, shownVersion } = command
  if (!dryRun && isChangedSince(shownVersion, reservation)) return refused({ code: 'changed-meanwhile' })
  const step = decided.value
  const messages = messagesOf(ports, step, context)
  if (!dryRun) {
    const taken = await write(ports, step, { reservation, context, by, isWithheld: command.notifiesGuest === false })
    if (taken) return refused(taken)
  }
  return accepted(outcomeOf(reservation, step, messages, false))
}

/** Cancelled again, it says again what went back. */
function doneBefore(reservation: Reservation): DeskStep {
  return reservation.status === 'cancelled'
    ? { reservation, refundAmount: reservation.cancellation.refundAmount }
    : { reservation }
}

interface Writing {
  readonly reservation: Reservation
  readonly context: ReservationContext
  readonly by: string
  readonly isWithheld: boolean
}

async function write<Refusal>(
  ports: DeskActPorts,
  step: DeskStep<Refusal>,
  { reservation: before, context, by, isWithheld }: Writing,
): Promise<Refusal | undefined> {
  const { reservation, logged, notice } = step
  if (reservation !== before) {
    const saved = await ports.reservations.replace(reservation, step.change ?? null)
    if (!saved.ok && saved.refusal.code === 'plots-taken' && step.whenTaken) return step.whenTaken(saved.refusal.plotIds)
    mustBeSaved(saved)
  }
  await step.writes?.()
  if (logged) {
    const { id: reservationId, organisationId } = reservation
    const id = ports.randomness.uuid()
    await ports.deskLog.add({ id, organisationId, reservationId, at: context.now, by, ...logged })
  }
  if (notice && reservation.status !== 'temporaryHold')
    await notify(ports, { ...notice, reservation, context, isWithheld, isByDesk: true, refundAmount: step.refundAmount })
  return undefined
}

function messagesOf(
  ports: Pick<DeskActPorts, 'messageComposer' | 'publicUrl'>,
  step: DeskStep<unknown>,
  context: ReservationContext,
): readonly ToldGuest[] {
  const { reservation, notice, refundAmount } = step
  if (!notice || reservation.status === 'temporaryHold') return []
  const facts = factsOfReservation({ ...notice, reservation, context, refundAmount }, ports.publicUrl)
  return composeNotification(ports.messageComposer, { event: notice.event, reservation, facts }).map((message) => {
    if ('skipped' in message) return message
    const { channel, to, subject, text } = message
    return { channel, to, subject, text }
  })
}

function outcomeOf(
  before: Reservation,
  { reservation, refundAmount, promised, voucher }: DeskStep<unknown>,
  messages: readonly ToldGuest[],
  isDoneBefore: boolean,
): DeskOutcome {
  return {
    id: before.id,
    simpleReference: before.simpleReference,
    version: before.version,
    isDoneBefore,
    before: deskSide(before),
    after: deskSide(reservation),
    refundAmount: refundAmount ?? Money.zero(before.amountDue.currency),
    promised: promised ?? Money.zero(before.amountDue.currency),
    voucher: voucher ?? null,
    messages,
  }
}

function deskSide(reservation: Reservation): DeskSide {
  const { status, amountDue, amountPaid } = reservation
  const submitted = submittedFacts(reservation)
  return {
    status,
    amountDue,
    amountPaid,
    balance: openBalance(reservation),
    checkedInAt: submitted?.checkedInAt ?? null,
    vehiclePlate: submitted?.guest.vehiclePlate ?? null,
    gateCode: submitted?.gateCode ?? null,
  }
}

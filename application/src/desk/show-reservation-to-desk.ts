import { likelyReplyChannel } from '@camp/domain/conversations/reply-channels.ts'
import { isFallback } from '@camp/domain/messaging/fallback.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { PaymentState } from '@camp/domain/payments/payment-state.ts'
import { nightsOn } from '@camp/domain/reservations/amend/nights-on-plot.ts'
import { moneyOfEnded } from '@camp/domain/reservations/money-of-ended.ts'
import { openBalance } from '@camp/domain/reservations/open-balance.ts'
import { amountsToBalance, isPaidOffline } from '@camp/domain/reservations/paid-offline.ts'
import { possibleDeskActs } from '@camp/domain/reservations/possible-desk-acts.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ConversationMessage, Conversations } from '../conversations/conversations.ts'
import { lastWhatsAppIn, waysTo } from '../conversations/write-to-guest.ts'
import type { CommunicationHistory, SentMessage } from '../messaging/communication-history.ts'
import { deliveryOf } from '../messaging/list-outgoing-messages.ts'
import type { Outbox, OutboxMessage } from '../messaging/outbox.ts'
import type { Payments } from '../payments/payments.ts'
import { paymentsToCheck } from '../payments/payments-to-check.ts'
import { promised } from '../payments/refund-tasks.ts'
import type { Amendments } from '../reservations/amend/amendments.ts'
import { findManaged } from '../reservations/find-managed.ts'
import { momentOf } from '../reservations/moment-of.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import { reservationView } from '../reservations/reservation-view.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotFound } from '../shared/refusals.ts'
import { bookingHistory } from './booking-history.ts'
import { deskOrganisation, seesAllergies } from './desk-access.ts'
import type { DeskLog } from './desk-log.ts'
import type { DeskReservations } from './desk-reservations.ts'
import type { DeskGuest, DeskMessage, DeskOfflineFacts, DeskReplyWays, DeskReservationView } from './desk-views.ts'
import { standingNotes } from './undo-small-act.ts'

const messagesShown = 200
const failed: readonly PaymentState[] = ['cancelled', 'declined']

interface ShowReservationPorts extends ReservationContextPorts {
  readonly reservations: Reservations
  readonly payments: Pick<Payments, 'movesOf' | 'attemptsOf' | 'refundTasksOf' | 'disputesOf'>
  readonly amendments: Pick<Amendments, 'of'>
  readonly deskLog: Pick<DeskLog, 'of'>
  readonly outbox: Pick<Outbox, 'list'>
  readonly communicationHistory: Pick<CommunicationHistory, 'list'>
  readonly bookings: Pick<DeskReservations, 'namesOf' | 'paidAt'>
  readonly conversations: Pick<Conversations, 'of'>
}

/**
 * Everything that the desk knows of one reservation. Another organisation's answers as if it did not exist.
 */
export class ShowReservationToDesk {
  readonly #ports: ShowReservationPorts

  constructor(ports: ShowReservationPorts) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly idOrReference: string
  }): Promise<Result<DeskReservationView, NotFound>> {
    const reservation = await findManaged(this.#ports, query)
    if (!reservation) return refused({ code: 'not-found' })
    const context = await contextOf(reservation, this.#ports)
    const moment = momentOf(context)
    const submitted = submittedFacts(reservation)
    return accepted({
      organisation: deskOrganisation(context.catalogue),
      today: moment.today,
      reservation: reservationView(reservation, context),
      guest: guestOf(reservation, query.actor),
      plots: reservation.plots.map((plot) => {
        const { plotId, plotName, siteName, party, equipment, quote } = plot
        return { plotId, plotName, siteName, stay: nightsOn(plot), party, equipment, quote }
      }),
      plotChoices: plotChoices(context.catalogue),
      balance: openBalance(reservation),
      createdAt: reservation.createdAt,
      submittedAt: submitted?.submittedAt ?? null,
      checkedInAt: submitted?.checkedInAt ?? null,
      checkedOutAt: reservation.status === 'completed' ? reservation.checkedOutAt : null,
      owedBy: (reservation.status === 'completed' && reservation.owedBy) || null,
      writtenOffAt: (reservation.status === 'completed' && reservation.writtenOffAt) || null,
      version: reservation.version,
      takesOnlinePayment: context.catalogue.organisation.takesOnlinePayment && !isPaidOffline(reservation),
      gateCode: submitted?.gateCode ?? null,
      offline: offlineOf(reservation),
      vatPercentage: submitted?.vatPercentage ?? null,
      ...(await this.#records(reservation, context.now)),
      confirmationRequests: await this.#ports.reservations.confirmationRequests(reservation.id),
      acts: possibleDeskActs(reservation, moment),
    })
  }

  /** What was written about it, with the names of those who wrote. */
  async #records(reservation: Reservation, now: Temporal.Instant) {
    const { id } = reservation
    const { conversations, reservations, amendments, payments, deskLog, outbox, communicationHistory, bookings } = this.#ports
    const statuses = await reservations.history(id)
    const changes = await amendments.of(id)
    const log = await deskLog.of(id)
    const moves = await payments.movesOf(id)
    const attempts = await payments.attemptsOf(id)
    const refundTasks = await payments.refundTasksOf(id)
    const disputes = await payments.disputesOf(id)
    const waiting = await outbox.list({ reservationId: id, limit: messagesShown })
    const sent = await communicationHistory.list({ reservationId: id, limit: messagesShown })
    const said = await conversations.of(id)
    const authors = [
      ...said.flatMap(({ by, settled }) => [by, settled?.by]),
      ...statuses.map(({ by }) => by),
      ...changes.flatMap(({ by, undone }) => [by, undone?.by]),
      ...log.map(({ by }) => by),
      ...moves.map(({ offline }) => offline?.recordedBy),
      ...disputes.map(({ closedBy }) => closedBy ?? undefined),
    ]
    const names = await bookings.namesOf([...new Set(authors.filter((by) => by !== undefined))])
    const nameOf = (by: string) => names.get(by) ?? null
    const shownMoves = moves.map(({ id: moveId, kind, amount, at, offline, method, items, reversedMoveId }) => ({
      id: moveId,
      kind,
      amount,
      at,
      method,
      items,
      reversedMoveId,
      offline: offline && { ...offline, recordedByName: nameOf(offline.recordedBy) },
    }))
    // What one of its people chose to hear of would show colleagues an address or number of theirs.
    const messages = waiting.filter(({ facts }) => !facts.reader).map((message) => messageOf(message, sent))
    const events = bookingHistory({ statuses, log, amendments: changes, moves: shownMoves, messages, conversation: said })
    return {
      paidAt: await bookings.paidAt(id),
      history: events.map((event) => ({ ...event, byName: nameOf(event.by) })),
      notes: standingNotes(log).map(({ at, by, note }) => ({ at, by, byName: nameOf(by), text: note ?? '' })),
      moves: shownMoves,
      moneyOfEnded: moneyOfEnded(reservation, promised(refundTasks, reservation.amountPaid)),
      paymentsToCheck: paymentsToCheck(attempts),
      failedAttempts: attempts
        .filter(({ state }) => failed.includes(state))
        .map(({ purpose, amount, state, method, createdAt }) => ({ purpose, amount, state, method, createdAt })),
      disputes: disputes.map(({ organisationId: _organisation, reservationId: _reservation, paymentAttemptId, ...dispute }) => ({
        ...dispute,
        closedByName: dispute.closedBy && nameOf(dispute.closedBy),
        method: attempts.find((attempt) => attempt.id === paymentAttemptId)?.method ?? null,
      })),
      refundTasks: refundTasks.map(({ id: taskId, amount, reason, state, createdAt, paymentAttemptId, voucherId, ...task }) => ({
        id: taskId,
        amount,
        reason,
        state,
        createdAt,
        paymentAttemptId,
        voucherId,
        isReturned: task.isReturned,
        isUnclear: task.isUnclear,
      })),
      messages,
      conversation: said.map((line) => ({
        ...lineOf(line),
        byName: nameOf(line.by),
        settled: line.settled && { ...line.settled, byName: nameOf(line.settled.by) },
      })),
      replyWays: replyWaysTo(reservation, said, now),
    }
  }
}

function lineOf(line: ConversationMessage) {
  const { id, side, channel, fromNumber, fromAddress, text, at, by, isUnsure, outboxMessageId } = line
  return { id, side, channel, fromNumber, fromAddress, text, at, by, isUnsure, outboxMessageId }
}

function replyWaysTo(
  reservation: Reservation,
  said: readonly ConversationMessage[],
  now: Temporal.Instant,
): DeskReplyWays | null {
  const guest = submittedFacts(reservation)?.guest
  if (!guest || reservation.status === 'temporaryHold') return null
  const channels = waysTo(reservation, lastWhatsAppIn(said), now)
  const last = said.findLast(({ side }) => side === 'guest')?.channel ?? null
  return { channels, likely: likelyReplyChannel(guest, channels, last) }
}

function plotChoices({ sites, plots }: Catalogue): DeskReservationView['plotChoices'] {
  return sites.flatMap((site) =>
    plots
      .filter(({ siteId, isActive }) => siteId === site.id && isActive)
      .map(({ id, name }) => ({ plotId: id, plotName: name, siteName: site.name })),
  )
}

function guestOf(reservation: Reservation, actor: Actor): DeskGuest | null {
  const guest = submittedFacts(reservation)?.guest
  if (!guest) return null
  const { userId: _userId, ...shown } = guest
  return { ...shown, allergies: seesAllergies(actor, reservation.organisationId) ? guest.allergies : null }
}

function offlineOf(reservation: Reservation): DeskOfflineFacts | null {
  const offline = submittedFacts(reservation)?.offline
  if (!offline) return null
  const amounts = amountsToBalance(reservation)
  const isApart = 'isOfflinePayment' in amounts && amounts.isOfflinePayment
  return {
    ...offline,
    amountTotal: isApart ? amounts.offlinePaymentAmountTotal : null,
    amountPaid: isApart ? amounts.offlinePaymentAmountPaid : null,
  }
}

function messageOf(message: OutboxMessage, sent: readonly SentMessage[]): DeskMessage {
  const { id, event, type, channel, state, to, createdAt, sentAt, lastError, occurrence } = message
  const last = deliveryOf(id, sent)
  const delivery = last && { state: last.deliveryState, at: last.deliveryStateAt ?? last.sentAt }
  const words = sent.find((one) => one.outboxMessageId === id && hasGoneOut(one))
  return {
    id,
    event,
    type,
    channel,
    state,
    to,
    createdAt,
    sentAt,
    delivery: delivery ?? null,
    isFallback: isFallback(occurrence),
    error: state === 'sent' ? (last?.error ?? null) : lastError,
    subject: words?.subject ?? null,
    text: words?.text ?? null,
  }
}

/** What a provider took and could not deliver went out too; what it refused did not. */
function hasGoneOut({ deliveryState, providerMessageId }: SentMessage): boolean {
  return deliveryState !== 'failed' || providerMessageId !== null
}

import type { DeskListing } from '@camp/application/desk/desk-reservations.ts'
import type {
  DayLine,
  DayView,
  DeskOfflineFacts,
  DeskOrganisation,
  DeskReservationView,
  ReservationSearchView,
} from '@camp/application/desk/desk-views.ts'
import { refundDueOf } from '@camp/application/payments/payment-disputes.ts'
import type { Agreement } from '@camp/application/reservations/agreements.ts'
import type { AmendmentSide } from '@camp/application/reservations/amend/amendment-answers.ts'
import { isCampsiteEvent } from '@camp/domain/messaging/notification.ts'
import { paymentMethodText } from '@camp/domain/payments/payment-method.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { isVoucherTakenBack } from '@camp/domain/vouchers/voucher-taken-back.ts'
import { amendmentSideOnWire } from './desk-outcome-on-wire.ts'
import { dateOnWire, instantOnWire, randOnWire } from './on-wire.ts'
import { reservationOnWire } from './reservation-on-wire.ts'

export type WireDeskReservationRow = ReturnType<typeof bookingRowOnWire>
export type WireBookingTotals = ReturnType<typeof bookingSearchOnWire>['totals']
export type WireDeskReservation = ReturnType<typeof deskReservationOnWire>
export type WireAgreement = ReturnType<typeof agreementOnWire>
export type WireDay = ReturnType<typeof dayOnWire>
export type WireDayLine = WireDay['arrivals'][number]

const moment = (instant: Temporal.Instant | null) => instant && instantOnWire(instant)
const randOrNull = (amount: Money | null) => amount && randOnWire(amount)

export function bookingRowOnWire(row: DeskListing) {
  return {
    id: row.id,
    simpleReference: row.simpleReference,
    status: row.status,
    arrivalDate: dateOnWire(row.arrival),
    departureDate: dateOnWire(row.departure),
    nights: row.arrival.until(row.departure).days,
    createdAt: instantOnWire(row.createdAt),
    checkedInAt: moment(row.checkedInAt),
    guestName: row.guestName,
    phone: row.phone,
    email: row.email,
    vehiclePlate: row.vehiclePlate,
    plots: row.plots.map(({ plotName, siteName }) => ({ plotName, siteName })),
    adults: row.adults,
    pensioners: row.pensioners,
    children: row.children,
    amountDue: randOnWire(row.amountDue),
    amountPaid: randOnWire(row.amountPaid),
    balance: randOnWire(row.balance),
  }
}

export function bookingSearchOnWire({ bookings, totals, organisation, today }: ReservationSearchView) {
  return {
    rows: bookings.map(bookingRowOnWire),
    totals: {
      count: totals.count,
      amountDue: randOnWire(totals.amountDue),
      amountPaid: randOnWire(totals.amountPaid),
      balance: randOnWire(totals.balance),
      ended: { count: totals.ended.count, amountPaid: randOnWire(totals.ended.amountPaid) },
    },
    organisation: organisationOnWire(organisation),
    today: dateOnWire(today),
  }
}

/**
 * One booking as its desk sees it: the public summary, and everything about the guest that the desk needs.
 */
export function deskReservationOnWire(view: DeskReservationView) {
  return {
    organisation: organisationOnWire(view.organisation),
    today: dateOnWire(view.today),
    reservation: { ...reservationOnWire(view.reservation), cancellation: cancellationOnWire(view) },
    guest: view.guest,
    equipment: view.plots.map(({ equipment }) => equipment),
    plotStays: view.plots.map(({ plotId, stay }) => ({
      plotId,
      arrivalDate: dateOnWire(stay.arrival),
      departureDate: dateOnWire(stay.departure),
    })),
    plotChoices: view.plotChoices,
    balance: randOnWire(view.balance),
    moneyOfEnded: view.moneyOfEnded && {
      toGoBack: randOnWire(view.moneyOfEnded.toGoBack),
      kept: randOnWire(view.moneyOfEnded.kept),
    },
    paidDate: moment(view.paidAt),
    createdAt: instantOnWire(view.createdAt),
    checkedInAt: moment(view.checkedInAt),
    checkedOutAt: moment(view.checkedOutAt),
    owedBy: view.owedBy,
    writtenOffAt: moment(view.writtenOffAt),
    takesOnlinePayment: view.takesOnlinePayment,
    version: view.version,
    gateCode: view.gateCode,
    offline: view.offline && offlineOnWire(view.offline),
    moves: view.moves.map((move) => moveOnWire(move, view)),
    failedAttempts: view.failedAttempts.map(({ amount, state, method, createdAt }) => ({
      amount: randOnWire(amount),
      state,
      createdAt: instantOnWire(createdAt),
      method: method && paymentMethodText(method),
    })),
    paymentsToCheck: view.paymentsToCheck.map(({ why, amount, resultCode, method, at }) => ({
      why,
      amount: randOnWire(amount),
      resultCode,
      at: instantOnWire(at),
      method: method && paymentMethodText(method),
    })),
    disputes: view.disputes.map(
      ({ goingBack, id, taken, resultCode, state, note, openedAt, closedAt, closedByName, method }) => ({
        id,
        taken: randOnWire(taken),
        refundDue: randOrNull(refundDueOf({ state, taken, goingBack })),
        resultCode,
        state,
        note,
        closedByName,
        openedAt: instantOnWire(openedAt),
        closedAt: moment(closedAt),
        method: method && paymentMethodText(method),
      }),
    ),
    refundTasks: view.refundTasks.map(({ id, amount, reason, state, createdAt, paymentAttemptId, voucherId, ...task }) => ({
      id,
      amount: randOnWire(amount),
      reason,
      state,
      createdAt: instantOnWire(createdAt),
      cameByCard: paymentAttemptId !== null,
      isUnclear: task.isUnclear ?? false,
      isReturned: task.isReturned ?? false,
      isOntoVoucher: voucherId !== undefined,
    })),
    messages: view.messages.map(
      ({ id, event, channel, state, createdAt, sentAt, error, delivery, isFallback, subject, text }) => ({
        id,
        isToCampsite: isCampsiteEvent(event),
        event,
        channel,
        state,
        error,
        subject,
        text,
        isFallback,
        at: instantOnWire(sentAt ?? createdAt),
        delivery: delivery && { state: delivery.state, at: instantOnWire(delivery.at) },
      }),
    ),
    conversation: view.conversation.map(({ at, settled, ...line }) => ({
      ...line,
      at: instantOnWire(at),
      settled: settled && { ...settled, at: instantOnWire(settled.at) },
    })),
    replyWays: view.replyWays,
    history: view.history.map(eventOnWire),
    notes: view.notes.map(({ at, by, byName, text }) => ({ at: instantOnWire(at), by, byName, text })),
    confirmationRequests: view.confirmationRequests.count,
    acts: view.acts,
  }
}

function moveOnWire(move: DeskReservationView['moves'][number], { reservation, moves }: DeskReservationView) {
  const { id, kind, amount, at, offline, method, items, reversedMoveId } = move
  return {
    id,
    reverses: reversedMoveId ?? null,
    isVoucherTakenBack: isVoucherTakenBack(move, { status: reservation.status, moves }),
    kind,
    amount: randOnWire(amount),
    at: instantOnWire(at),
    method: method && paymentMethodText(method),
    items: items.map((item) => ({ kind: item.kind, plotName: item.plotName, amount: randOnWire(item.amount) })),
    offline: offline && offlineMoveOnWire(offline),
  }
}

function offlineMoveOnWire(offline: NonNullable<DeskReservationView['moves'][number]['offline']>) {
  const { method, reference, recordedBy, recordedByName, paidOn } = offline
  return { method, reference, recordedBy, recordedByName, paidOn: dateOnWire(paidOn) }
}

function eventOnWire(event: DeskReservationView['history'][number]) {
  const { by, byName } = event
  const said = { at: instantOnWire(event.at), by, byName }
  switch (event.kind) {
    case 'status':
      return { ...said, kind: event.kind, to: event.to, why: event.why }
    case 'act':
      return { ...said, kind: event.kind, act: event.act, note: event.note }
    case 'changed':
      return { ...said, kind: event.kind, reason: event.reason, ...sidesOnWire(event) }
    case 'change-undone':
      return { ...said, kind: event.kind, reason: null, ...sidesOnWire(event) }
    case 'paid':
    case 'paid-back':
    case 'reversed':
    case 'taken-back':
    case 'not-paid-back':
    case 'taken-less':
    case 'returned': {
      const { method, offline } = event
      const how = offline ? { offline: offline.method, reference: offline.reference } : { offline: null, reference: null }
      return { ...said, kind: event.kind, amount: randOnWire(event.amount), method: method && paymentMethodText(method), ...how }
    }
    case 'message':
      return { ...said, kind: event.kind, event: event.event, channel: event.channel, state: event.state }
  }
}

function sidesOnWire({ before, after }: { readonly before: AmendmentSide; readonly after: AmendmentSide }) {
  return { before: amendmentSideOnWire(before), after: amendmentSideOnWire(after) }
}

function offlineOnWire({ amountTotal, amountPaid, paymentDate, ...offline }: DeskOfflineFacts) {
  return {
    ...offline,
    paymentDate: paymentDate && dateOnWire(paymentDate),
    amountTotal: amountTotal && randOnWire(amountTotal),
    amountPaid: amountPaid && randOnWire(amountPaid),
  }
}

/** What the guest said yes to, in the words of that moment. */
export function agreementOnWire({ agreedAt, ...agreement }: Agreement) {
  return { ...agreement, agreedAt: instantOnWire(agreedAt) }
}

/** For the desk with its note, which the public summary keeps to itself. */
function cancellationOnWire({ reservation: { cancellation } }: DeskReservationView) {
  if (!cancellation) return null
  const { by, reason, note, refundAmount, voucher } = cancellation
  const given = voucher ? { code: voucher.code, expiresOn: dateOnWire(voucher.expiresOn) } : null
  const voucherUntil = given?.expiresOn ?? null
  return { by, reason, note, refundAmount: randOnWire(refundAmount), voucher: given, voucherUntil }
}

export function dayOnWire(day: DayView) {
  return {
    organisation: organisationOnWire(day.organisation),
    date: dateOnWire(day.date),
    today: dateOnWire(day.today),
    arrivals: day.arrivals.map(lineOnWire),
    inHouse: day.inHouse.map(lineOnWire),
    departures: day.departures.map(lineOnWire),
    notArrived: day.notArrived.map(lineOnWire),
    toCollect: day.toCollect.map(lineOnWire),
    totalToCollect: randOnWire(day.totalToCollect),
    transfers: day.transfers.map((line) => ({
      ...lineOnWire(line),
      deposit: randOnWire(line.deposit),
      due: line.due && dateOnWire(line.due),
      releaseOn: line.releaseOn && dateOnWire(line.releaseOn),
      isOverdue: line.isOverdue,
      version: line.version,
    })),
    touched: day.touched && lineOnWire(day.touched),
  }
}

function lineOnWire(line: DayLine) {
  return {
    ...bookingRowOnWire(line),
    checkedOutAt: moment(line.checkedOutAt),
    owedBy: line.owedBy,
    specialRequest: line.specialRequest,
    allergies: line.allergies,
    gateCode: line.gateCode,
    times: line.times,
    acts: line.acts,
  }
}

function organisationOnWire({ slug, name, sites }: DeskOrganisation) {
  return { slug, name, sites }
}

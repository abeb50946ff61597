import { holdView } from '@camp/application/reservations/hold-view.ts'
import type { ReservationContext } from '@camp/application/reservations/reservation-context.ts'
import { reservationView } from '@camp/application/reservations/reservation-view.ts'
import type { HoldView, ReservationView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { CancellationReason, CancelledBy, HeldReservation, Reservation } from '@camp/domain/reservations/reservation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { noHolidays } from '@camp/domain/testing/a-calendar.ts'
import { aHold } from '@camp/domain/testing/a-hold.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import {
  aConfirmedReservation,
  aPartiallyPaidReservation,
  aPendingReservation,
} from '@camp/domain/testing/a-submitted-reservation.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'

/** Ten minutes past the hold, five past submitting: everything is still alive. */
export const { now } = aMoment('2026-11-21T10:10')

export const houseRules: SpecialTerm = {
  ...aTerm('house-rules', 'House rules'),
  type: 'Mandatory',
}
export const photographs: SpecialTerm = { ...aTerm('photographs', 'Photographs'), type: 'Optional' }

function aTerm(id: string, name: string) {
  const { organisation, sites } = givenCatalogue()
  const siteIds = sites.map((site) => site.id)
  return { id: id as SpecialTerm['id'], organisationId: organisation.id, name, text: `<p>${name}</p>`, siteIds, isActive: true }
}

function contextWith(takesOnlinePayment: boolean): ReservationContext {
  const { now: at, today } = aMoment('2026-11-21T10:10')
  const organisation = anOrganisation({ takesOnlinePayment })
  const catalogue = givenCatalogue({ organisation, specialTerms: [houseRules, photographs] })
  return { catalogue, rating: { average: null, count: 0 }, holidays: noHolidays, now: at, today }
}

export function aHoldView(held: HeldReservation = aHold()): HoldView {
  return holdView(held, contextWith(true), 15)
}

/** Of a reservation at Kwena Camp, which takes cards unless told otherwise. */
export function aView(reservation: Reservation, takesOnlinePayment = true): ReservationView {
  return reservationView(reservation, contextWith(takesOnlinePayment))
}

/** What is open of it is with the bank. */
export function paying(reservation: Reservation): ReservationView {
  const view = aView(reservation)
  return { ...view, underWay: view.amountToPayNow }
}

export const pending = aPendingReservation()
export const partiallyPaid = aPartiallyPaidReservation()
export const confirmedView = aConfirmedReservation()
export const completed: Reservation = { ...confirmedView, status: 'completed', checkedOutAt: null }

export function cancelledView(by: CancelledBy, reason: CancellationReason): Reservation {
  const { status: _, ...booked } = confirmedView
  return {
    ...booked,
    status: 'cancelled',
    cancellation: { by, reason, note: null, refundAmount: Money.zero() },
    submitted: confirmedView,
  }
}

/** The reservation that answers whatever id is asked; null: nobody knows it. */
export function showing(view: ReservationView | null): Pick<UseCases, 'showReservationToGuest'> {
  return { showReservationToGuest: { execute: async () => (view ? accepted(view) : refused({ code: 'not-found' })) } }
}

/** Where a thrown or returned answer leads; its status when it leads nowhere. */
export async function replyOf(asked: Promise<unknown>): Promise<unknown> {
  const answer = await asked.catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return answer.headers.get('Location')
  if (answer instanceof Error) throw answer
  const isData = typeof answer === 'object' && answer !== null && 'init' in answer
  return isData ? (answer.init as ResponseInit | null)?.status : answer
}

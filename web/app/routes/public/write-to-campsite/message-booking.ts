import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

/** What the page knows of the booking that it is about. */
export type MessageBooking = Pick<WireReservation, 'id' | 'simpleReference' | 'organisation' | 'reservationDate' | 'endDate'>

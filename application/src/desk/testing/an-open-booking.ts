import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { OpenBooking } from '../desk-reservations.ts'

/** Confirmed on 21 November for 11 to 13 December; R300.00 of R1,000.00 is the deposit, nothing is paid. */
export function anOpenBooking(facts: Partial<OpenBooking> = {}): OpenBooking {
  const confirmedAt = Temporal.Instant.from('2026-11-21T08:00Z')
  return {
    id: 'booking-1' as ReservationId,
    simpleReference: '482-913-107',
    status: 'confirmed',
    arrival: Temporal.PlainDate.from('2026-12-11'),
    departure: Temporal.PlainDate.from('2026-12-13'),
    createdAt: confirmedAt,
    checkedInAt: null,
    checkedOutAt: null,
    guestName: 'Thandi Nkosi',
    phone: '+27 82 123 4567',
    email: 'thandi@example.test',
    vehiclePlate: null,
    plots: [],
    adults: 2,
    pensioners: 0,
    children: 0,
    amountDue: Money.rand(1000),
    amountPaid: Money.zero(),
    balance: Money.rand(1000),
    owedBy: null,
    specialRequest: null,
    allergies: null,
    gateCode: null,
    amountDueUpFront: Money.rand(300),
    dueDate: null,
    checkedOutBy: null,
    statusDate: confirmedAt,
    isGuestTold: true,
    isPaidOffline: false,
    version: 3,
    ...facts,
  }
}

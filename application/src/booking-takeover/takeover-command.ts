import type { TakeoverBooking } from '@camp/domain/booking-takeover/takeover-bookings.ts'
import type { TakeoverSource } from '@camp/domain/booking-takeover/takeover-columns.ts'
import { presumed } from '@camp/domain/booking-takeover/takeover-row.ts'
import { readWrittenNumber } from '@camp/domain/messaging/written-number.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { longestPaymentReference } from '@camp/domain/reservations/staff-texts.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { CreateOfflineReservationCommand } from '../offline-reservations/offline-reservation-answers.ts'
import type { TakeoverQuery } from './takeover-answers.ts'

interface Around {
  readonly query: Pick<TakeoverQuery, 'actor' | 'orgSlug' | 'notifiesGuests'>
  readonly catalogue: Catalogue
  readonly source: TakeoverSource
  /** Of the rows, in their order. */
  readonly plotIds: readonly PlotId[]
  readonly today: Temporal.PlainDate
}

const sourceNames: Readonly<Record<TakeoverSource, string>> = {
  nightsbridge: 'NightsBridge',
  beds24: 'Beds24',
  csv: 'a CSV file',
}

/** A booking by hand: it stands at once, as agreed elsewhere; guests are told only if that is chosen. */
export function offlineCommandOf({ rows }: TakeoverBooking, around: Around): CreateOfflineReservationCommand {
  const { query, catalogue, source, plotIds, today } = around
  const [first] = rows
  const { currency } = catalogue.organisation.province.country
  const from = `Brought in from ${sourceNames[source]}${first.reference === null ? '' : `, booking ${first.reference}`}.`
  const reference = first.reference?.slice(0, longestPaymentReference) ?? null
  const totals = rows.flatMap(({ total }) => total ?? [])
  const paid = rows.reduce((sum, row) => sum + row.paid, 0)
  const children = rows.reduce((sum, row) => sum + row.children, 0)
  return {
    actor: query.actor,
    orgSlug: query.orgSlug,
    stay: StayDates.of(first.arrival, first.departure),
    plots: rows.map((row, position) => ({
      plotId: plotIds[position] as PlotId,
      party: { numberOfAdults: row.adults, numberOfPensioners: 0, childrenAges: Array(row.children).fill(presumed.childAge) },
      equipment: noEquipment,
    })),
    guest: {
      firstName: first.firstName,
      lastName: first.lastName,
      email: first.email,
      ...readWrittenNumber(first.phone),
      verificationPreference: 'SMS',
      language: 'en',
      specialRequest: null,
      allergies: null,
      vehiclePlate: null,
    },
    agreed:
      totals.length === rows.length ? { total: Money.cents(sumOf(totals), currency), reason: 'Total as in the file.' } : null,
    isOfflinePayment: true,
    received: paid > 0 ? { amount: Money.cents(paid, currency), method: 'other', reference, paidOn: today } : null,
    notes: [
      from,
      ...(children > 0 ? [`Ages of ${children} children were not in it.`] : []),
      ...rows.flatMap(({ notes }) => notes ?? []),
    ].join('\n'),
    notifiesCamper: query.notifiesGuests && (first.email !== null || readWrittenNumber(first.phone).cell !== null),
    acceptsTerms: false,
    termsStandElsewhere: true,
    ignoresStayRules: true,
  }
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, each) => sum + each, 0)
}

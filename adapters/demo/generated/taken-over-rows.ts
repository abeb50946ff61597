import type { DemoGuest } from '../demo-guests.ts'
import type { SeededRandom } from '../pictures/seeded-random.ts'
import { CopiedRows, type TakenRows } from './copy-rows.ts'
import type { GeneratedStay } from './generated-stays.ts'
import {
  type AgreedNight,
  agreedNights,
  type BookedOrganisation,
  type BookedPlot,
  type NightOfCalendar,
} from './taken-over-booking.ts'

export interface TakenOverContext {
  /** From the first day of the window to the day after its last. */
  readonly calendar: readonly NightOfCalendar[]
  /** Its place in the calendar. */
  readonly today: number
  readonly guests: readonly [DemoGuest, ...DemoGuest[]]
  /** Each number once. */
  readonly nextReference: () => string
  /** In rising order. */
  readonly nextId: () => string
  readonly nextUuid: () => string
  readonly vatPercentage: number
}

const why = 'Taken over from the book of the campsite'
const withheld = 'Notification skipped: the desk chose not to tell the guest'
/** Johannesburg is two hours ahead, summer and winter. */
const at = (date: string, hour: number) => `${date}T${String(hour - 2).padStart(2, '0')}:00:00Z`

/**
 * Bookings that the desk wrote down when the campsite joined: agreed before, paid by transfer, the guest not
 * written to. Past ones are completed, and who is here today is checked in.
 */
export class TakenOverRows {
  readonly #context: TakenOverContext
  readonly #rows = {
    reservation: new CopiedRows('reservation'),
    plots: new CopiedRows('reservation_plot'),
    nights: new CopiedRows('reservation_night'),
    taken: new CopiedRows('plot_night'),
    history: new CopiedRows('reservation_status_history'),
    payments: new CopiedRows('payment'),
    messages: new CopiedRows('outbox_message'),
  }

  constructor(context: TakenOverContext) {
    this.#context = context
  }

  add(organisation: BookedOrganisation, stay: GeneratedStay, random: SeededRandom): void {
    const booked = organisation.plots[stay.plot]
    if (!booked) throw new RangeError(`no plot ${stay.plot}`)
    const { calendar, nextId } = this.#context
    const adults = Math.min(booked.plot.paxMax, random.pick([2, 2, 2, 2, 1, 3, 4]))
    const nights = agreedNights(booked.plot, adults, calendar.slice(stay.arrival, stay.arrival + stay.nights))
    const facts = {
      organisation,
      booked,
      stay,
      nights,
      adults,
      id: nextId(),
      cents: nights.reduce((sum, { cents }) => sum + cents, 0),
    }
    const times = this.#times(stay, random)
    this.#addReservation(facts, times, random)
    this.#addPlot(facts)
    this.#addHistory(facts, times)
    this.#addMessages(facts, times)
    this.#rows.payments.add({
      id: this.#context.nextUuid(),
      organisation_id: organisation.id,
      reservation_id: facts.id,
      kind: 'capture',
      amount_cents: facts.cents,
      currency: 'ZAR',
      at: times.booked,
      method: 'eft',
      paid_on: times.booked.slice(0, 10),
      recorded_by: 'desk',
    })
  }

  /** Parents first. */
  take(): readonly TakenRows[] {
    return Object.values(this.#rows).map((rows) => rows.take())
  }

  #times(stay: GeneratedStay, random: SeededRandom): Times {
    const { calendar, today } = this.#context
    const date = (day: number) => calendar[day]?.date ?? ''
    const departure = stay.arrival + stay.nights
    return {
      arrival: date(stay.arrival),
      departure: date(departure),
      booked: at(date(Math.max(0, Math.min(stay.arrival, today) - random.whole(1, 60))), random.whole(9, 16)),
      checkedIn: stay.arrival < today ? at(date(stay.arrival), 15) : null,
      checkedOut: departure < today ? at(date(departure), 10) : null,
      invited: departure < today ? at(date(departure + 1), 9) : null,
    }
  }

  #addReservation({ organisation, booked, id, cents }: Facts, times: Times, random: SeededRandom): void {
    const guest = random.pick(this.#context.guests)
    this.#rows.reservation.add({
      id,
      organisation_id: organisation.id,
      version: times.checkedOut ? 4 : 3,
      simple_reference: this.#context.nextReference(),
      status: times.checkedOut ? 'completed' : 'confirmed',
      status_date: times.checkedOut ?? times.booked,
      arrival: times.arrival,
      departure: times.departure,
      currency: 'ZAR',
      amount_due_cents: cents,
      amount_paid_cents: cents,
      cancellation_policy: organisation.cancellationPolicy,
      created_at: times.booked,
      first_name: guest.firstName,
      last_name: guest.lastName,
      email: guest.email,
      country_code: guest.countryCode,
      cell: guest.cell,
      verification_preference: guest.verificationPreference,
      language: guest.language,
      submitted_at: times.booked,
      terms_accepted_at: times.booked,
      accepted_term_ids: organisation.mandatoryTermIds(booked.siteId),
      pay_in_full: false,
      amount_due_up_front_cents: cents,
      vat_percentage: this.#context.vatPercentage,
      checked_in_at: times.checkedIn,
      checked_out_at: times.checkedOut,
      review_invited_at: times.invited,
      is_offline_reservation: true,
      is_offline_payment: true,
      offline_payment_method: 'eft',
      offline_payment_date: times.booked.slice(0, 10),
      offline_notify_camper: false,
      offline_price_reason: why,
    })
  }

  #addPlot({ organisation, booked, stay, nights, adults, id, cents }: Facts): void {
    const { calendar } = this.#context
    const same = { organisation_id: organisation.id, reservation_id: id, plot_id: booked.id }
    const ofGuests = { adults, pensioners: 0, children_ages: '{}', pax: adults }
    this.#rows.plots.add({
      ...same,
      ...ofGuests,
      id: this.#context.nextUuid(),
      position: 0,
      site_id: booked.siteId,
      plot_name: booked.plot.name,
      site_name: booked.siteName,
      arrival: calendar[stay.arrival]?.date ?? '',
      departure: calendar[stay.arrival + stay.nights]?.date ?? '',
      tents: booked.isForTents ? 1 : null,
      is_shared: false,
      is_live: true,
      quote: `{"nights":[${nights.map(({ json }) => json).join()}],"discountApplied":null}`,
      total_cents: cents,
      payment_rule: booked.paymentRule,
    })
    for (const night of nights) {
      this.#rows.nights.add({ ...same, ...ofGuests, children_count: 0, for_date: night.date, price_cents: night.cents })
      this.#rows.taken.add({ ...same, night: night.date })
    }
  }

  #addHistory({ organisation, id }: Facts, { booked, checkedOut }: Times): void {
    const same = { organisation_id: organisation.id, reservation_id: id, by: 'desk' }
    const step = (from: string | null, to: string, moment: string, because: string) =>
      this.#rows.history.add({ ...same, from_status: from, to_status: to, at: moment, why: because })
    step(null, 'temporaryHold', booked, 'plots-held')
    step('temporaryHold', 'pending', booked, 'details-submitted')
    step('pending', 'confirmed', booked, 'paid-in-full')
    if (checkedOut) step('confirmed', 'completed', checkedOut, 'checked-out')
  }

  /** What was not said, as the product keeps it. */
  #addMessages({ organisation, id }: Facts, { booked }: Times): void {
    for (const channel of ['email', 'sms'])
      this.#rows.messages.add({
        id: `${id}-${channel}`,
        organisation_id: organisation.id,
        reservation_id: id,
        event: 'confirmed',
        type: 'booking_confirmation',
        channel,
        occurrence: 'once',
        language: 'en',
        payload: '{"version":1}',
        state: 'skipped',
        next_try_at: booked,
        last_error: withheld,
        created_at: booked,
      })
  }
}

interface Facts {
  readonly organisation: BookedOrganisation
  readonly booked: BookedPlot
  readonly stay: GeneratedStay
  readonly nights: readonly AgreedNight[]
  readonly adults: number
  readonly id: string
  readonly cents: number
}

/** Moments as PostgreSQL reads them, dates as `2026-12-24`. */
interface Times {
  readonly arrival: string
  readonly departure: string
  readonly booked: string
  readonly checkedIn: string | null
  readonly checkedOut: string | null
  readonly invited: string | null
}

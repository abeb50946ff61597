import { InMemoryHolidayCalendars } from '@camp/application/holidays/testing/in-memory-holiday-calendars.ts'
import { InMemoryNewsLog } from '@camp/application/messaging/news/testing/in-memory-news-log.ts'
import { RecordNotification } from '@camp/application/messaging/record-notification.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import { InMemoryCatalogues } from '@camp/application/organisations/testing/in-memory-catalogues.ts'
import { InMemoryRatings } from '@camp/application/organisations/testing/in-memory-ratings.ts'
import { CancelOverdueReservations } from '@camp/application/reminders/cancel-overdue-reservations.ts'
import type { ReminderPorts } from '@camp/application/reminders/one-by-one.ts'
import { ReleaseUnpaidTransfers } from '@camp/application/reminders/release-unpaid-transfers.ts'
import { SendPaymentReminders } from '@camp/application/reminders/send-payment-reminders.ts'
import { SendTransferReminders } from '@camp/application/reminders/send-transfer-reminders.ts'
import type { ReservationPorts } from '@camp/application/reservations/reservation-ports.ts'
import { ReadableConfirmationKeys } from '@camp/application/reservations/testing/readable-confirmation-keys.ts'
import { InviteReviews } from '@camp/application/reviews/invite-reviews.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { aHoldOn, asHeld, campsite, guestId, stands } from '@camp/application/testing/a-campsite.ts'
import type { ConfirmedReservation, PartiallyPaidReservation } from '@camp/domain/reservations/reservation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import {
  aConfirmedReservation,
  aGuest,
  aPartiallyPaidReservation,
  aPendingReservation,
} from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresOutbox } from '../messaging/postgres-outbox.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { forgetGuests, noJitter, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresReviewInvitations } from '../reviews/postgres-review-invitations.ts'
import { PostgresPaymentReminders } from './postgres-payment-reminders.ts'

const releasing = { ...campsite, organisation: { ...campsite.organisation, releasesTransfers: true } }
const here = { dryRun: false }
const machines = Array.from({ length: 8 }, (_, index) => index)

/** Looks and lets everybody pass: what the product would be without its guards. */
class CarelessReminders extends PostgresPaymentReminders {
  override async markSaid() {
    return true
  }
}

class CarelessInvitations extends PostgresReviewInvitations {
  override async markInvited() {
    return true
  }
}

class CarelessReservations extends PostgresReservations {
  override findForChange(...of: Parameters<PostgresReservations['find']>) {
    return this.find(...of)
  }

  override async replace() {
    return accepted(undefined)
  }
}

interface Guards {
  readonly Reservations?: typeof PostgresReservations
  readonly Reminders?: typeof PostgresPaymentReminders
  readonly Invitations?: typeof PostgresReviewInvitations
}

describe('the same command on eight machines at the same moment', () => {
  let store: TestStore
  const clock = new FixedClock()
  beforeAll(async () => {
    store = await startCampsiteStore(20)
    await store.em.execute('update organisation set cancels_overdue_bookings = true, releases_transfers = true')
  })
  afterAll(() => store.stop())
  beforeEach(() => forgetGuests(store.em))

  const portsOf = ({ Reservations = PostgresReservations, Reminders = PostgresPaymentReminders, ...guards }: Guards) => {
    const em = store.database.forkEntityManager()
    const outbox = new PostgresOutbox(em)
    const randomness = { ...noJitter, key: () => crypto.randomUUID() }
    const Invitations = guards.Invitations ?? PostgresReviewInvitations
    const ports: ReservationPorts = {
      clock,
      randomness,
      publicUrl: 'https://camp.test',
      confirmationKeys: new ReadableConfirmationKeys(),
      reservations: new Reservations(em),
      payments: new PostgresPayments(em),
      transaction: new PostgresTransaction({ em, randomness }),
      catalogues: new InMemoryCatalogues([releasing]),
      ratings: new InMemoryRatings(),
      holidayCalendars: new InMemoryHolidayCalendars(),
      recordNotification: new RecordNotification({
        outbox,
        newsLog: new InMemoryNewsLog(),
        clock,
        randomness,
        messageLog: new RecordingMessageLog(),
      }),
    }
    return { ...ports, paymentReminders: new Reminders(em), reviewInvitations: new Invitations(em) }
  }

  /** R400.00 of R800.00 open on each of three stands, due on 18 January 2027; or paid in full. */
  const givenBookings = async (isPaid = false) => {
    for (const number of [1, 2, 3]) {
      const held = aHoldOn(stands.slice(number - 1, number), { id: `stay-${number}` })
      const reservations = new PostgresReservations(store.em)
      await reservations.add(held, asHeld)
      const pending = aPendingReservation(held, { guest: aGuest({ userId: guestId }) })
      const sold: ConfirmedReservation | PartiallyPaidReservation = isPaid
        ? aConfirmedReservation(pending)
        : aPartiallyPaidReservation(pending)
      const stay = isPaid ? ({ ...sold, status: 'completed', checkedOutAt: null } as const) : sold
      await reservations.replace({ ...stay, version: held.version }, null)
    }
  }

  /** Confirmed on 21 November, R400.00 of R800.00 to be transferred, on each of three stands. */
  const givenTransfers = async () => {
    for (const number of [1, 2, 3]) {
      const held = aHoldOn(stands.slice(number - 1, number), { id: `stay-${number}` })
      const reservations = new PostgresReservations(store.em)
      await reservations.add(held, asHeld)
      const confirmed = aConfirmedReservation(aPendingReservation(held, { guest: aGuest({ userId: guestId }) }))
      const { now: statusDate } = aMoment('2026-11-21T10:00')
      await reservations.replace({ ...confirmed, amountPaid: Money.zero(), statusDate, version: held.version }, null)
    }
  }
  const together = async (
    local: string,
    act: (ports: ReminderPorts) => Promise<{ readonly reminded: readonly unknown[] } | { readonly released: readonly unknown[] }>,
    guards: Guards = {},
  ) => {
    clock.moveTo(local)
    const done = await Promise.all(machines.map(() => act(portsOf(guards))))
    return done.flatMap((answer) => ('reminded' in answer ? answer.reminded : answer.released)).length
  }

  const remind = async (local: string, guards: Guards = {}) => {
    clock.moveTo(local)
    const run = () => new SendPaymentReminders(portsOf(guards)).execute({ dryRun: false })
    return (await Promise.all(machines.map(run))).flatMap(({ reminded }) => reminded)
  }
  const cancel = async (guards: Guards = {}) => {
    clock.moveTo('2027-01-21T09:00')
    const run = () => new CancelOverdueReservations(portsOf(guards)).execute({ dryRun: false })
    return (await Promise.all(machines.map(run))).flatMap(({ cancelled }) => cancelled)
  }
  const invite = async (guards: Guards = {}) => {
    clock.moveTo('2027-02-06T09:00')
    const run = () => new InviteReviews(portsOf(guards)).execute({ dryRun: false })
    return (await Promise.all(machines.map(run))).flatMap(({ invited }) => invited)
  }
  const messages = async (event: string) => {
    const sql = 'select count(*)::int as n from outbox_message where event = ?'
    return (await store.em.execute<{ n: number }[]>(sql, [event]))[0]?.n
  }
  const leave = () => store.em.execute(`update outbox_message set state = 'sent', sent_at = now()`)

  it('reminds of every balance once, and cancels what is overdue once', async () => {
    await givenBookings()

    expect(await remind('2027-01-11T09:00')).toHaveLength(3)
    expect(await messages('payment-due')).toBe(6)
    expect(await remind('2027-01-16T09:00')).toHaveLength(3)
    expect(await messages('payment-due')).toBe(12)
    await leave()
    expect(await cancel()).toHaveLength(3)
    expect(await messages('cancelled')).toBe(6)
    const [tasks] = await store.em.execute('select count(*)::int as n from refund_task')
    expect(tasks).toEqual({ n: 3 })
  })

  it('reminds of every transfer once, and releases once what did not come', async () => {
    await givenTransfers()

    expect(await together('2026-11-23T09:00', (ports) => new SendTransferReminders(ports).execute(here))).toBe(3)
    expect(await messages('transfer-due')).toBe(6)
    await leave()
    expect(await together('2026-11-27T09:00', (ports) => new ReleaseUnpaidTransfers(ports).execute(here))).toBe(3)
    expect(await messages('cancelled')).toBe(6)
  })

  it('would release several times without the guards', async () => {
    await givenTransfers()
    await together('2026-11-23T09:00', (ports) => new SendTransferReminders(ports).execute(here))
    await leave()
    const careless = { Reservations: CarelessReservations }
    const release = (ports: ReminderPorts) => new ReleaseUnpaidTransfers(ports).execute(here)

    expect(await together('2026-11-27T09:00', release, careless)).toBeGreaterThan(3)
  })

  it('invites every guest to a review once', async () => {
    await givenBookings(true)

    expect(await invite()).toHaveLength(3)
    expect(await messages('review-invitation')).toBe(6)
  })

  it('would do it several times without the guards', async () => {
    await givenBookings()
    const careless = { Reservations: CarelessReservations }

    expect((await remind('2027-01-11T09:00', { Reminders: CarelessReminders })).length).toBeGreaterThan(3)
    await remind('2027-01-16T09:00')
    await leave()
    expect((await cancel(careless)).length).toBeGreaterThan(3)
    await forgetGuests(store.em)
    await givenBookings(true)
    expect((await invite({ Invitations: CarelessInvitations })).length).toBeGreaterThan(3)
  })
})

import { deskStores } from '@camp/application/desk/testing/given-desk.ts'
import { InMemoryHolidayCalendars } from '@camp/application/holidays/testing/in-memory-holiday-calendars.ts'
import { InMemoryNewsLog } from '@camp/application/messaging/news/testing/in-memory-news-log.ts'
import { RecordNotification } from '@camp/application/messaging/record-notification.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import { CreateOfflineReservation } from '@camp/application/offline-reservations/create-offline-reservation.ts'
import { anOfflineReservation, inCash } from '@camp/application/offline-reservations/testing/an-offline-reservation.ts'
import { InMemoryCatalogues } from '@camp/application/organisations/testing/in-memory-catalogues.ts'
import { InMemoryRatings } from '@camp/application/organisations/testing/in-memory-ratings.ts'
import { InMemoryVatRates } from '@camp/application/pricing/testing/in-memory-vat-rates.ts'
import { PlaceHold } from '@camp/application/reservations/place-hold.ts'
import { ReadableConfirmationKeys } from '@camp/application/reservations/testing/readable-confirmation-keys.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { aWish } from '@camp/application/testing/a-guest-of.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresOccupancies } from '../availability/postgres-occupancies.ts'
import { PostgresBlocks } from '../blocks/postgres-blocks.ts'
import { PostgresDeskLog } from '../desk/postgres-desk-log.ts'
import { PostgresDeskReservations } from '../desk/postgres-desk-reservations.ts'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { PostgresOutbox } from '../messaging/postgres-outbox.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { PostgresAccounts } from '../people/postgres-accounts.ts'
import { PostgresContactProofs } from '../people/postgres-contact-proofs.ts'
import { PostgresUsers } from '../people/postgres-users.ts'
import { forgetGuests, noJitter, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresAgreements } from '../reservations/postgres-agreements.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { doubleSales } from '../reservations/testing/race.ts'
import { dropGuards, UnguardedReservations } from '../reservations/testing/unguarded-reservations.ts'

const people = Array.from({ length: 6 }, (_, index) => index)

const twoHaveLooked = Promise.withResolvers<void>()
let looked = 0

/** Whoever finds the plot free waits until a second one has found it free. */
async function untilTwoHaveLooked(): Promise<void> {
  looked += 1
  if (looked === 2) twoHaveLooked.resolve()
  await twoHaveLooked.promise
}

/** Looks first and writes then; the rest is as it is sold. */
class CarelessReservations extends PostgresReservations {
  readonly #unguarded: UnguardedReservations

  constructor(em: EntityManager) {
    super(em)
    this.#unguarded = new UnguardedReservations(em, untilTwoHaveLooked)
  }

  override add(held: Parameters<PostgresReservations['add']>[0]) {
    return this.#unguarded.add(held)
  }
}

describe('the telephone and the site at the same moment', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await startCampsiteStore(20)
  })
  afterAll(() => store.stop())
  beforeEach(async () => {
    await forgetGuests(store.em)
    await store.em.execute(`delete from user_account where email like 'sipho%'`)
  })

  /** Everybody with an entity manager of their own, as requests have. */
  const portsOf = (Kept: typeof PostgresReservations) => {
    const em = store.database.forkEntityManager()
    const [clock, outbox, reservations] = [new FixedClock(), new PostgresOutbox(em), new Kept(em)]
    const integer = (min: number, max: number) => min + Math.floor(Math.random() * (max - min + 1))
    const randomness = { ...noJitter, integer, key: () => crypto.randomUUID() }
    return {
      ...deskStores({ reservations }),
      reservations,
      outbox,
      clock,
      randomness,
      publicUrl: 'https://camp.test',
      confirmationKeys: new ReadableConfirmationKeys(),
      payments: new PostgresPayments(em),
      transaction: new PostgresTransaction({ em, randomness: noJitter }),
      catalogues: new InMemoryCatalogues([campsite]),
      ratings: new InMemoryRatings(),
      holidayCalendars: new InMemoryHolidayCalendars(),
      recordNotification: new RecordNotification({
        outbox,
        newsLog: new InMemoryNewsLog(),
        clock,
        randomness,
        messageLog: new RecordingMessageLog(),
      }),
      bookings: new PostgresDeskReservations(em),
      deskLog: new PostgresDeskLog(em),
      occupancies: new PostgresOccupancies(em),
      blocks: new PostgresBlocks(em),
      users: new PostgresUsers(em),
      vatRates: new InMemoryVatRates(),
      holdLimits: null,
      accounts: new PostgresAccounts(em),
      contactProofs: new PostgresContactProofs(em),
      provableContacts: [],
      readFeedsAgain: { execute: async () => undefined },
      agreements: new PostgresAgreements(em),
    }
  }
  const phones = (person: number, Kept = PostgresReservations) =>
    new CreateOfflineReservation(portsOf(Kept)).execute(
      anOfflineReservation({ guest: { email: `sipho${person}@example.test` }, received: inCash(100), notes: 'By telephone' }),
    )
  const clicks = (Kept = PostgresReservations) => new PlaceHold(portsOf(Kept)).execute(aWish())
  const count = async (table: string) =>
    (await store.em.execute<{ n: number }[]>(`select count(*)::int as n from ${table}`))[0]?.n
  const everybody = (Kept?: typeof PostgresReservations) =>
    Promise.all(people.map((person): Promise<{ readonly ok: boolean }> => (person % 2 ? phones(person, Kept) : clicks(Kept))))

  it('sell a night once, and whoever is refused leaves nothing behind', async () => {
    const answers = await everybody()

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok).map((answer) => (answer as { refusal?: unknown }).refusal)).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining({ code: 'booked' })),
    )
    expect(await doubleSales(store.em)).toBe(0)
    const isStaff = answers.findIndex(({ ok }) => ok) % 2 === 1 ? 1 : 0
    expect([await count('reservation'), await count('payment'), await count('desk_entry')]).toEqual([1, isStaff, isStaff])
    expect(await count(`user_account where email like 'sipho%'`)).toBe(isStaff)
  })

  it('store a booking whole, with its offline amounts', async () => {
    const booked = await phones(1)
    if (!booked.ok) throw new Error(booked.refusal.code)

    const [row] = await store.em.execute(`
      select is_offline_reservation, is_offline_payment, offline_payment_method, offline_payment_reference,
        offline_payment_amount_total_cents, offline_payment_amount_paid_cents, offline_payment_date::text,
        offline_notes, offline_notify_camper, status from reservation`)
    expect(row).toEqual({
      is_offline_reservation: true,
      is_offline_payment: true,
      offline_payment_method: 'cash',
      offline_payment_reference: 'Slip 7',
      offline_payment_date: '2026-11-21',
      offline_notes: 'By telephone',
      offline_payment_amount_total_cents: 80_000,
      offline_payment_amount_paid_cents: 10_000,
      offline_notify_camper: true,
      status: 'confirmed',
    })
    const stored = await new PostgresReservations(store.em).find(booked.value.id)
    expect(stored?.amountPaid).toEqual(Money.rand(100))
    const checks = await new PostgresInvariants(store.em).check()
    const ofBookings = checks.filter(({ id }) => /^I[1-9]$/.test(id))
    expect(ofBookings).toHaveLength(9)
    expect(ofBookings.flatMap(({ examples }) => examples)).toEqual([])
  })

  it('would sell it several times without the guard', async () => {
    await dropGuards(store.em)

    const answers = await everybody(CarelessReservations)

    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(1)
    expect(await doubleSales(store.em)).toBeGreaterThan(0)
  })
})

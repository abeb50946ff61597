import { campsite } from '@camp/application/testing/a-campsite.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyBooking, givenConfirmedBooking, moveMoney } from '../billing/testing/copied-bookings.ts'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'

const organisationId = campsite.organisation.id

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await store.em.execute(`
    insert into vat_rate select code, '2018-04-01', 15 from country on conflict do nothing;
    insert into vat_rate select code, '2027-01-01', 16 from country;
    insert into platform_vat values ('2026-06-01', '4123456789'), ('2027-02-01', null);
    insert into closed_month values ('2026-05-01', now(), 'bench')`)
})
afterAll(() => store.stop())

const day = fc.integer({ min: 0, max: 400 }).map((days) => new Date(Date.UTC(2026, 3, 1) + days * 86_400_000).toISOString())
const bookings = fc.array(
  fc.record({
    at: day,
    total: fc.integer({ min: 100, max: 900_000 }),
    isOffline: fc.boolean(),
    refunds: fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 8 },
)
const fees = fc.record({
  type: fc.constantFrom('percentage', 'amount', 'percentageandamount', null),
  percentage: fc.constantFrom(0, 7.5, 12),
  cents: fc.constantFrom(0, 505),
})

/** Without the moment of full payment and the names of journals, which say by which way they came. */
const books = async () => [
  await store.em.execute(
    `select to_jsonb(booking) - 'paid_at' as booking from reservation_booking booking order by reservation_id`,
  ),
  await store.em.execute(`
    select reservation_id, kind, account, sum(amount_cents)::int as cents from ledger_journal
      join ledger_entry on journal_id = ledger_journal.id group by 1, 2, 3 having sum(amount_cents) <> 0 order by 1, 2, 3`),
  await store.em.execute(`
    select reservation_id, kind, month::text, entry_count, array_agg((position, account)::text order by position) as sides
    from ledger_journal journal join ledger_entry on journal_id = journal.id where kind <> 'fee-credit'
    group by journal.id order by reservation_id, kind, month, sum(abs(amount_cents))`),
]

it('whatever was booked and moved past the triggers stands in the ledger as they would have written it', async () => {
  await fc.assert(
    fc.asyncProperty(bookings, fees, async (booked, { type, percentage, cents }) => {
      await forgetGuests(store.em)
      await store.em.execute(
        'update organisation set booking_fee_type = ?, booking_fee_percentage = ?, booking_fee_amount_cents = ? where id = ?',
        [type, percentage, cents, organisationId],
      )
      await givenConfirmedBooking(store.em, '2026-07-01T09:00')
      for (const [number, { at, total, isOffline, refunds }] of booked.entries()) {
        const reference = `copy-${number}`
        const stay = { arrival: '2027-06-01', departure: '2027-06-03' }
        await copyBooking(store.em, { organisationId, reference, bookedAt: at, ...stay, total, isOffline })
        const moves = [['capture', total] as const, ...refunds.map((refund) => ['refund', refund] as const)]
        for (const [step, [kind, amount]] of moves.entries())
          await moveMoney(store.em, { organisationId, reference, kind, cents: amount, at, gatewayId: `${reference}-${step}` })
      }
      const written = await books()

      await store.em.execute(`
        truncate ledger_entry, ledger_journal, reservation_booking cascade;
        select bring_moves_into_the_ledger();
        select bring_bookings_into_the_ledger()`)

      expect(await books()).toEqual(written)
    }),
    { numRuns: 15 },
  )
})

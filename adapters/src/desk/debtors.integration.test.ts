import { ListDebtors } from '@camp/application/debtors/list-debtors.ts'
import { InMemoryCatalogues } from '@camp/application/organisations/testing/in-memory-catalogues.ts'
import { system } from '@camp/application/shared/actor.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { aHoldOn, asHeld, campsite, guestId, stands } from '@camp/application/testing/a-campsite.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aConfirmedReservation, aGuest, aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresDeskReservations } from './postgres-desk-reservations.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

const clock = new FixedClock()
const direct = { ...campsite, organisation: { ...campsite.organisation, takesOnlinePayment: false } }
const stays = fc.array(fc.record({ paid: fc.integer({ min: 0, max: 80_000 }), hasLeft: fc.boolean() }), {
  minLength: 1,
  maxLength: 3,
})

it('who owes adds up to what bookings cost less what the ledger has of their guests', async () => {
  const debtors = new ListDebtors({
    clock,
    bookings: new PostgresDeskReservations(store.em),
    catalogues: new InMemoryCatalogues([direct]),
  })
  const listing = { search: '', sort: 'days', isDescending: true, limit: null, offset: 0, kind: null } as const

  await fc.assert(
    fc.asyncProperty(
      stays,
      fc.constantFrom('2026-12-20T10:00', '2027-02-02T10:00', '2027-03-20T10:00'),
      async (booked, local) => {
        await forgetGuests(store.em)
        clock.moveTo(local)
        for (const [index, stay] of booked.entries()) await givenStay(index, stay)

        const listed = await debtors.execute({ actor: system('test'), orgSlug: campsite.organisation.slug, ...listing })

        if (!listed.ok) throw new Error(listed.refusal.code)
        const { rows, amount, sums } = listed.value
        const ofLedger = await openByLedger(rows.map(({ id }) => id))
        expect(amount.cents).toBe(rows.reduce((sum, row) => sum + row.amount.cents, 0))
        expect(sums.reduce((sum, each) => sum + each.amount.cents, 0)).toBe(amount.cents)
        for (const { id, amount: owed, kind } of rows) {
          const open = ofLedger.get(id)
          expect(owed.cents).toBe(kind === 'transfer' ? open?.deposit : open?.whole)
        }
      },
    ),
    { numRuns: 10 },
  )
})

/** R800.00 from 1 to 3 February, R400.00 of it by transfer, with what was paid in cash. */
async function givenStay(index: number, { paid, hasLeft }: { readonly paid: number; readonly hasLeft: boolean }) {
  const held = aHoldOn(stands.slice(index, index + 1), { id: `stay-${index}` })
  const reservations = new PostgresReservations(store.em)
  await reservations.add(held, asHeld)
  const { now } = aMoment('2026-12-18T10:00')
  const confirmed = aConfirmedReservation(aPendingReservation(held, { guest: aGuest({ userId: guestId }) }))
  const facts = { amountPaid: Money.cents(paid), statusDate: now, version: held.version }
  const booking = { ...confirmed, ...facts }
  const stay = hasLeft ? ({ ...booking, status: 'completed', checkedOutAt: now, owedBy: 'Pieter' } as const) : booking
  expect(await reservations.replace(stay, null)).toEqual(accepted(undefined))
  if (paid === 0) return
  await store.em.execute(
    `insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, method, paid_on, recorded_by, at)
     values (?, ?, 'capture', ?, 'ZAR', 'cash', '2026-12-18', 'desk', now())`,
    [campsite.organisation.id, held.id, paid],
  )
}

async function openByLedger(ids: readonly string[]) {
  const rows = await store.em.execute<{ id: string; whole: number; deposit: number }[]>(
    `select reservation.id, amount_due_cents + coalesce(sum(entry.amount_cents), 0)::int as whole,
       amount_due_up_front_cents + coalesce(sum(entry.amount_cents), 0)::int as deposit
     from reservation left join ledger_journal journal on journal.reservation_id = reservation.id
       left join ledger_entry entry on entry.journal_id = journal.id and entry.account = 'guest'
     where reservation.id = any (?) group by reservation.id`,
    [`{${ids.join(',')}}`],
  )
  return new Map(rows.map(({ id, ...open }) => [id, open]))
}

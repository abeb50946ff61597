import { aHoldOn, asHeld, campsite, stands, testId } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresInvariants } from './postgres-invariants.ts'
import { keysOfOrganisations } from './strangers.ts'

const tenant = campsite.organisation.id
const other = testId(900)
const payments = [testId(901), testId(902)] as const

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

beforeEach(async () => {
  await forgetGuests(store.em)
  await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1), { id: 'hold-1' }), asHeld)
})

/** As a restored part of a backup would: past every key and trigger. */
const slipIn = (rows: string) => store.em.execute(`begin; set local session_replication_role = replica; ${rows}; commit`)

const payment = (id: string, of: string, undoes = 'null') => `
  insert into payment (id, organisation_id, reservation_id, kind, amount_cents, currency, method, paid_on, at, reversed_payment_id)
  values ('${id}', '${of}', 'hold-1', '${undoes === 'null' ? 'capture' : 'reversal'}', 100, 'ZAR', 'cash', '2026-11-21', now(), ${undoes});`

describe('I9', () => {
  it.each([
    [
      'a journal',
      'ledger_journal of hold-1',
      `insert into ledger_journal (organisation_id, reservation_id, kind, source, at, month, currency, entry_count)
      values ('${other}', 'hold-1', 'capture', 'x', now(), '2026-11-01', 'ZAR', 2)`,
    ],
    ['a paper that is due', 'paper_due of hold-1', `insert into paper_due values ('hold-1', '${other}')`],
    [
      'a booking of another channel',
      'hti_booking of hold-1',
      `insert into hti_booking (organisation_id, their_id, reservation_id, created_at) values ('${other}', 'theirs', 'hold-1', now())`,
    ],
    [
      'an item',
      `payment_item of ${payments[0]}`,
      `${payment(payments[0], tenant)} insert into payment_item values ('${payments[0]}', '${other}', 0, 'overpaid', null, null, 100, 'ZAR')`,
    ],
    [
      'a reversal',
      `payment of ${payments[0]}`,
      `${payment(payments[0], tenant)} ${payment(payments[1], other, `'${payments[0]}'`)}`,
    ],
  ])('finds %s of another campsite than its parent', async (_, example, rows) => {
    await slipIn(rows)

    const checks = await new PostgresInvariants(store.em).check()
    expect(checks.find(({ id }) => id === 'I9')?.examples).toContain(example)
  })

  it('follows every key between rows of campsites', async () => {
    const keys = (await keysOfOrganisations(store.em)).map(({ child, parent, key }) => `${child}.${key} ${parent}`)

    expect(keys).toEqual(
      expect.arrayContaining([
        'bank_statement_line.payment_id payment',
        'block.feed_event_id feed_event',
        'communication_history.outbox_message_id outbox_message',
        'feed_reading.feed_id plot_calendar_feed',
        'hti_change.plot_id plot',
        'paper.corrects paper',
        'payment.reversed_payment_id payment',
        'reservation_night.reservation_id reservation',
      ]),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('would miss a key that leads to another column than the id: there is none but the organisation', async () => {
    const others = await store.em.execute<{ key: string }[]>(`
      select distinct link.conrelid::regclass || ': ' || pg_get_constraintdef(link.oid) as key
      from pg_constraint link
      where link.contype = 'f' and link.connamespace = 'public'::regnamespace
        and (select count(distinct attrelid) from pg_attribute
          where attrelid in (link.conrelid, link.confrelid) and attname = 'organisation_id' and not attisdropped)
          = case when link.conrelid = link.confrelid then 1 else 2 end
        and not exists (select from pg_attribute
          where attrelid = link.confrelid and attnum = any(link.confkey) and attname in ('id', 'organisation_id'))`)

    expect(others).toEqual([])
  })
})

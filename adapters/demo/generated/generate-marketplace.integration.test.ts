import type { Clock } from '@camp/application/shared/clock.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { PostgresInvariants } from '../../src/doctor/postgres-invariants.ts'
import { startTestStore, type TestStore } from '../../src/postgres/testing/test-store.ts'
import { type Generated, generateMarketplace, type MarketplaceSize } from './generate-marketplace.ts'

const clock: Clock = { now: () => Temporal.Instant.from('2027-02-15T08:00:00Z') }
const size: MarketplaceSize = { organisations: 30, plots: 450, nights: 4_000, seed: 1 }

const stores: TestStore[] = []
afterAll(() => Promise.all(stores.map((store) => store.stop())))

async function generated(wish: Partial<MarketplaceSize> = {}, isDemo = true) {
  const store = await startTestStore(3)
  stores.push(store)
  const made = await generateMarketplace({ ...size, ...wish, em: store.em, url: store.url, clock, isDemo })
  const rows = (query: string) => store.em.execute(query)
  return { store, made, rows }
}

/** Of everything that was written, without the accounts' salted passwords. */
const fingerprint = `
  select (select md5(string_agg(o::text, '' order by id)) from (select id, slug, latitude, longitude from organisation) o) as organisations,
    (select md5(string_agg(p::text, '' order by id)) from plot p) as plots,
    (select md5(string_agg(r::text, '' order by id)) from reservation r) as reservations,
    (select md5(string_agg(n::text, '' order by plot_id, night)) from plot_night n) as nights,
    (select md5(string_agg(r::text, '' order by id)) from organisation_review r) as reviews`

describe('a generated marketplace', () => {
  it('has as many organisations, plots and booked nights as were wanted, and the doctor finds nothing', async () => {
    const { store, made, rows } = await generated()

    const [counts] = await rows(`
      select (select count(*)::int from organisation) as organisations, (select count(*)::int from plot) as plots,
        (select count(*)::int from plot_night) as nights, (select count(*)::int from reservation) as reservations,
        (select min(count)::int from (select count(*) from plot group by organisation_id) c) as fewest,
        (select max(count)::int from (select count(*) from plot group by organisation_id) c) as most`)
    const checks = await new PostgresInvariants(store.em, clock).check()

    const { reservations } = made as Extract<Generated, { outcome: 'generated' }>
    expect(counts).toMatchObject({ organisations: 30, plots: 450, nights: 4_000, reservations })
    expect(counts?.fewest).toBeGreaterThanOrEqual(5)
    expect(counts?.most).toBeLessThanOrEqual(40)
    expect(checks.filter(({ violations }) => violations > 0)).toEqual([])
  })

  it('breaks no foreign key although it was loaded past them, and has every index again', async () => {
    const [{ rows }, { rows: untouched }] = [await generated(), { rows: (await emptyStore()).rows }]
    const keys = await rows(`
      select conrelid::regclass::text as child, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`)
    const indexes = `select indexdef as definition from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where contype = 'x'
      order by 1`

    for (const { child, name, definition } of keys) {
      await rows(`alter table ${child} drop constraint "${name}"`)
      await rows(`alter table ${child} add constraint "${name}" ${definition}`)
    }

    expect(keys.length).toBeGreaterThan(50)
    expect(await rows(indexes)).toEqual(await untouched(indexes))
  })

  it('is the same for the same seed, and another for another', async () => {
    const [one, again, other] = [await generated(), await generated(), await generated({ seed: 2 })]

    const [first] = await one.rows(fingerprint)

    expect(await again.rows(fingerprint)).toEqual([first])
    for (const [part, digest] of Object.entries((await other.rows(fingerprint))[0] ?? {})) expect(digest).not.toBe(first?.[part])
  })

  it('has stays of one night to two weeks, over, under way and ahead', async () => {
    const { rows } = await generated()

    const [stays] = await rows(`
      select min(departure - arrival) as shortest, max(departure - arrival) as longest,
        count(*) filter (where status = 'completed')::int as over,
        count(*) filter (where status = 'confirmed' and checked_in_at is not null)::int as under_way,
        count(*) filter (where arrival > '2027-02-15')::int as ahead from reservation`)

    expect(stays).toMatchObject({ shortest: 1, longest: 14 })
    for (const count of [stays?.over, stays?.under_way, stays?.ahead]) expect(count).toBeGreaterThan(0)
  })

  it('leaves a database alone that has organisations, and wishes that cannot be', async () => {
    const { store, rows } = await generated({ organisations: 2, plots: 20, nights: 50 }, false)
    const again = (wish: Partial<MarketplaceSize>) =>
      generateMarketplace({ ...size, ...wish, em: store.em, url: store.url, clock, isDemo: true })

    expect(await again({})).toEqual({ outcome: 'not-empty', organisations: 2 })
    expect(await again({ plots: 100 })).toMatchObject({ outcome: 'too-few-or-many-plots', fewest: 150, most: 1_200 })
    expect(await again({ nights: 90_001 })).toEqual({ outcome: 'too-many-nights', most: 90_000 })
    expect(await rows('select count(*)::int as count, bool_or(is_demo) as demo from organisation')).toEqual([
      { count: 2, demo: false },
    ])
  })
})

async function emptyStore() {
  const store = await startTestStore(1)
  stores.push(store)
  return { rows: (query: string) => store.em.execute(query) }
}

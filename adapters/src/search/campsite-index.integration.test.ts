import { occupanciesContract } from '@camp/application/availability/testing/occupancies.contract.ts'
import { InMemoryHolidayCalendars } from '@camp/application/holidays/testing/in-memory-holiday-calendars.ts'
import { aPlacedCampsite } from '@camp/application/organisations/testing/some-catalogues.ts'
import { SearchOrganisations } from '@camp/application/search/search-organisations.ts'
import type { SearchQuery, SearchResults } from '@camp/application/search/search-results.ts'
import { aSearch } from '@camp/application/search/testing/a-search.ts'
import { findCampsitesNearContract } from '@camp/application/search/testing/find-campsites-near.contract.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { aHoldOn, asHeld, campsite, field, stands } from '@camp/application/testing/a-campsite.ts'
import type { NightUse } from '@camp/domain/availability/occupancy.ts'
import { type Night, nightOf, nightsFrom } from '@camp/domain/nights/night.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import { noReviews } from '@camp/domain/reviews/review-summary.ts'
import { searchSorts } from '@camp/domain/search/sort-results.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { rates } from '@camp/domain/testing/a-plot.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { campsitesInDatabase, type KeptIndex, keepIndex } from './testing/kept-index.ts'

const clock = new FixedClock()
const marker = aPlacedCampsite({ number: 8_000, name: 'Marker', latitude: -22.4, longitude: 30 })

let store: TestStore
let kept: KeptIndex
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

async function start(catalogues: Parameters<typeof storeCatalogue>[1][], isDemoMode = false): Promise<KeptIndex> {
  await emptied(store.em, 'organisation')
  for (const catalogue of catalogues) await storeCatalogue(store.em, catalogue)
  return keepIndex(store, clock, isDemoMode)
}

findCampsitesNearContract('index', async ({ catalogues, isDemoMode }) => {
  const index = await start([...catalogues], isDemoMode)
  return { findCampsitesNear: index.findCampsitesNear, stop: index.stop }
})

occupanciesContract('index', async () => {
  const index = await start([campsite, marker])
  await store.em.execute(`insert into user_account (id, email) values ('00000000-0000-4000-8000-000000000003', 'a@b.test')
    on conflict do nothing`)
  return {
    reservations: new PostgresReservations(store.em),
    occupancies: {
      of: async (plotIds, from, to, now) => {
        const inUse = (await index.settled()).nights.at(now)
        const nightsOf = (plotId: PlotId) =>
          nightsFrom(nightOf(from), nightOf(to)).flatMap((night): (readonly [Night, NightUse])[] => {
            const use = inUse.get(plotId)?.get(night)
            return use ? [[night, use]] : []
          })
        return new Map(
          plotIds.map((plotId) => [plotId, new Map(nightsOf(plotId))] as const).filter(([, nights]) => nights.size > 0),
        )
      },
    },
    stop: index.stop,
  }
})

describe('the index of campsites', () => {
  beforeEach(async () => {
    kept = await start([campsite, marker])
  })
  afterEach(() => kept.stop())

  it('is not current, and gives way to the database, while changes are not heard', async () => {
    await store.em.execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'camp change feed' and datname = current_database()`)

    await vi.waitFor(() => expect(kept.index.current()).toBeUndefined(), { timeout: 60_000, interval: 1 })
    await vi.waitFor(() => expect(kept.index.current()).toBeDefined(), { timeout: 60_000 })
  })

  it('reads everything anew when something may have been missed', async () => {
    const before = kept.index.current()
    await emptied(store.em, 'vat_rate')

    await vi.waitFor(() => expect(kept.index.current()).not.toBe(before), { timeout: 60_000 })
    await vi.waitFor(() => expect(kept.index.current()).toBeDefined(), { timeout: 60_000 })
  })

  it('reads catalogues ahead once it is full, and says when it has', async () => {
    await vi.waitFor(() => expect(kept.index.isReadAhead).toBe(true), { timeout: 60_000 })

    const { id, slug } = campsite.organisation
    const { catalogues, reviewSummaries } = kept.facts
    expect(catalogues.cache.get(id, kept.index.current()?.campsites.versionOf(id) ?? '')?.organisation.name).toBe('Kwena Camp')
    // The first visit of its page asks the database for neither.
    expect(catalogues.bySlug(slug)?.organisation.id).toBe(id)
    expect(reviewSummaries.get(id)).toEqual(noReviews)
  })

  it('forgets an organisation that is gone', async () => {
    await store.em.execute(`delete from organisation where name = 'Kwena Camp' or id = ?`, [campsite.organisation.id])

    expect((await kept.settled()).campsites.count).toBe(1)
  })
})

const [camps, party] = [
  [
    { ...campsite, organisation: { ...campsite.organisation, latitude: -33.9, longitude: 18.6, isAllowMultiplePlots: true } },
    ...[0, 1, 2, 3].map((at) => aCamp(at)),
    marker,
  ],
  fc.record({
    numberOfAdults: fc.integer({ min: 1, max: 7 }),
    numberOfPensioners: fc.integer({ min: 0, max: 1 }),
    childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
  }),
]

function aCamp(at: number) {
  const camp = aPlacedCampsite({
    number: 7_000 + at * 10,
    name: `Camp ${at}`,
    latitude: -33.9 - at / 5,
    longitude: 18.6 + at / 3,
    siteType: at % 2 ? 'chalets' : 'camping',
    isElectrified: at > 1,
    tags: ['Braai', `Tag ${at % 2}`],
  })
  return { ...camp, plots: camp.plots.map((plot): Plot => ({ ...plot, rates: rates(100 + (at % 3) * 50) })) }
}

const ids = camps.slice(0, 5).map(({ organisation }) => organisation.id)
const anId = fc.constantFrom(...ids)
const aDay = fc.integer({ min: 0, max: 12 }).map((day) => `2027-02-${String(day + 1).padStart(2, '0')}`)
const nights = fc.tuple(aDay, fc.integer({ min: 1, max: 4 })).map(([from, length]) => {
  const { arrival } = StayDates.of(from, '2027-03-01')
  return StayDates.of(arrival, arrival.add({ days: length }))
})

/** What staff and guests do, as SQL where an act of its own adds nothing. */
const acts = fc.oneof(
  fc.record({
    kind: fc.constant('hold' as const),
    stay: nights,
    on: fc.subarray([...stands.slice(0, 3), field], { minLength: 1 }),
  }),
  anId.map((id) => ({
    kind: 'sql' as const,
    text: `update organisation set is_featured_on_search = not is_featured_on_search where id = '${id}'`,
  })),
  anId.map((id) => ({
    kind: 'sql' as const,
    text: `update organisation set status = case status when 'active' then 'paused' else 'active' end where id = '${id}'`,
  })),
  anId.map((id) => ({ kind: 'sql' as const, text: `update organisation set longitude = longitude + 0.4 where id = '${id}'` })),
  anId.map((id) => ({
    kind: 'sql' as const,
    text: `update plot set rate_off_peak_cents = rate_off_peak_cents + 1000 where organisation_id = '${id}'`,
  })),
  anId.map((id) => ({
    kind: 'sql' as const,
    text: `update site set is_online_booking_active = not is_online_booking_active where organisation_id = '${id}'`,
  })),
  anId.map((id) => ({
    kind: 'sql' as const,
    text: `update organisation_tag set is_active = not is_active where organisation_id = '${id}'`,
  })),
  anId.map((id) => ({
    kind: 'sql' as const,
    text: `insert into organisation_review (organisation_id, author_name, facilities, location, value, cleanliness, overall, review_text,
      status, created_at) values ('${id}', 'Thandi', 5, 5, 5, 5, 4, 'Quiet', 'PUBLISHED', now())`,
  })),
  fc.constant({
    kind: 'sql' as const,
    text: `delete from reservation where id in (select id from reservation order by id limit 1)`,
  }),
  fc.constant({
    kind: 'sql' as const,
    text: `update reservation set expiry_date = '2026-11-21T07:59:59Z'; update plot_night set held_until = '2026-11-21T07:59:59Z' where held_until is not null`,
  }),
)

const queries: fc.Arbitrary<SearchQuery> = fc
  .record({
    place: fc.constantFrom(
      null,
      { name: 'Camp 0', latitude: -33.9, longitude: 18.6 },
      { name: 'Far', latitude: -29, longitude: 24 },
    ),
    stay: fc.option(nights, { freq: 5 }),
    party: party.map(aParty),
    sort: fc.constantFrom(...searchSorts),
    tags: fc.subarray(['Braai', 'Tag 1']),
    electrified: fc.boolean(),
    siteTypes: fc.subarray(['camping', 'chalets'] as const),
    maxPricePerNight: fc.option(
      fc.integer({ min: 90, max: 500 }).map((rand) => Money.rand(rand)),
      { freq: 2 },
    ),
    page: fc.integer({ min: 1, max: 2 }),
    pageSize: fc.integer({ min: 1, max: 4 }),
  })
  .map(aSearch)

/** Both reckon with doubles, each with sines of its own. */
function toMillimetres({ results, ...rest }: SearchResults) {
  return { ...rest, results: results.map((each) => ({ ...each, distanceKm: each.distanceKm?.toFixed(6) })) }
}

describe('a search by the index', () => {
  it('answers what the database answers, whatever changed', async () => {
    kept = await start(camps)
    const holidayCalendars = new InMemoryHolidayCalendars()
    const nextTurn = async () => {}
    const byIndex = new SearchOrganisations({ findCampsitesNear: kept.findCampsitesNear, holidayCalendars, clock, nextTurn })
    const byDatabase = new SearchOrganisations({
      findCampsitesNear: campsitesInDatabase(store),
      holidayCalendars,
      clock,
      nextTurn,
    })
    let holds = 0

    await fc.assert(
      fc.asyncProperty(
        fc.array(acts, { maxLength: 5 }),
        fc.array(queries, { minLength: 3, maxLength: 3 }),
        async (done, asked) => {
          for (const act of done) {
            if (act.kind === 'sql') await store.em.execute(act.text)
            else {
              const { arrival, departure } = act.stay
              const facts = { id: `hold-${++holds}`, from: `${arrival}`, to: `${departure}` }
              await new PostgresReservations(store.em).add(aHoldOn(act.on, facts), asHeld)
            }
          }
          await kept.settled()
          for (const query of asked) {
            const [answer, truth] = [await byIndex.execute(query), await byDatabase.execute(query)]
            expect(toMillimetres(answer)).toEqual(toMillimetres(truth))
          }
        },
      ),
      { numRuns: 40 },
    )
    await kept.stop()
  })
})

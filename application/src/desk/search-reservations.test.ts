import { expect, it } from 'vitest'
import { system, visitor } from '../shared/actor.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { campsite } from '../testing/a-campsite.ts'
import { SearchReservations, type SearchReservationsQuery } from './search-reservations.ts'

function searching() {
  const asked: { readonly offset: number; readonly limit: number; readonly organisationId: string }[] = []
  const search = new SearchReservations({
    bookings: {
      search: async ({ offset, limit, organisationId }) => {
        asked.push({ offset, limit, organisationId })
        return { rows: [], total: 0 } as never
      },
    },
    catalogues: { findBySlug: async () => campsite } as never,
    clock: new FixedClock('2026-12-03T23:30'),
  })
  const query = { actor: system('desk'), orgSlug: campsite.organisation.slug, text: '', order: 'arrival' }
  const run = (facts: Partial<SearchReservationsQuery>) => search.execute({ ...query, ...facts } as SearchReservationsQuery)
  return { asked, run }
}

it.each([
  [1, 0, 25],
  [3, 50, 25],
  ['all', 0, 20_000],
] as const)('page %s begins at %i and holds %i', async (page, offset, limit) => {
  const { asked, run } = searching()

  const found = await run({ page })

  expect(found.ok && found.value.today.toString()).toBe('2026-12-03')
  expect(asked).toEqual([{ offset, limit, organisationId: campsite.organisation.id }])
})

it('nobody but the desk searches', async () => {
  const { asked, run } = searching()

  expect((await run({ actor: visitor, page: 1 })).ok).toBe(false)
  expect(asked).toEqual([])
})

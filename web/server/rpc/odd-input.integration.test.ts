import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { couple, guest, plotNamed, threeNights } from '../testing/reservations.ts'
import { appRouter } from './app-router.ts'

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace()
})
afterAll(() => marketplace.stop())

type Json = fc.JsonValue
type Fields = Record<string, Json>

const camp = { orgSlug: 'kloofwater-camp', ...threeNights }
const wellFormed = (plotId: string): Record<string, Fields> => ({
  'search.organisations': { place: { name: 'Clanwilliam', latitude: -32, longitude: 19 }, ...threeNights, tags: ['River'] },
  'organisations.getOneRowForSlugPublic': { slug: 'kloofwater-camp' },
  'organisations.getFeaturedPublic': { searchStartDate: '2027-02-01', searchEndDate: '2027-02-04' },
  'orgPlots.getLowestPrice': { orgId: plotId },
  'orgPlots.getAllForPicker': { ...camp, ...couple, tents: 1 },
  'orgPlots.quoteSelection': { ...camp, plots: [{ plotId, ...couple }] },
  'orgSeasons.getAllRowsForOrgIdPublic': { orgId: plotId, searchStartDate: '2027-02-01', searchEndDate: '2027-02-04' },
  'orgTags.getAllRowsForDefaultTagCategoryIdAndActivePublic': { orgId: plotId, defaultTagCategoryId: plotId },
  'defaultTagCategories.getOneRowByName': { name: 'Campsite Facilities' },
  'reservations.getOneRowPublic': { id: 'a' },
  'reservations.hold': { ...camp, plots: [{ plotId, ...couple }] },
  'reservations.submit': { id: 'a', ...guest, acceptedTermIds: [plotId] },
  'reservations.cancel': { id: 'a' },
})

/** Texts and numbers that have broken other people's doors. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    "'; drop table plot --",
    '%',
    '\\',
    '2027-02-31',
    '0000-01-01',
    '9999-12-31',
    '+275760-01-01',
  ),
  fc.constantFrom('2027-02-01T24:00:00Z', '2027-02-01T00:00:60Z', '2027-02-01T00:00:00+99:99', '1e9', 'NaN', '__proto__'),
  fc.constantFrom(-1, 0, 1e21, 2 ** 31, 2 ** 53, 0.1, -0, 1.005, 1e-300),
)

/**
 * Odd as a whole, in one of its fields, or somewhere within one: a plot's id as well as the list of plots.
 */
function withOddPart(value: Json): fc.Arbitrary<Json> {
  if (typeof value !== 'object' || value === null) return odd
  const fields = { ...value } as Fields
  const names = Array.isArray(value) ? Object.keys(fields) : [...Object.keys(fields), 'constructor', 'extra']
  if (names.length === 0) return odd
  const changed = fc.constantFrom(...names).chain((name) =>
    withOddPart(fields[name] ?? null).map((part) => {
      const all: Fields = { ...fields, [name]: part }
      return Array.isArray(value) ? Object.values(all) : all
    }),
  )
  return fc.oneof({ weight: 1, arbitrary: odd }, { weight: 9, arbitrary: changed })
}

it('no input is too odd to be answered', async () => {
  const { id } = await plotNamed(marketplace.client, 'kloofwater-camp', 'River stand 1')
  const calls = fc.oneof(
    ...Object.entries(wellFormed(id)).map(([name, fields]) => fc.tuple(fc.constant(name), withOddPart(fields))),
  )

  await fc.assert(
    fc.asyncProperty(calls, async ([name, input]) => {
      const kind = (appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>)[name]?._def.type
      const answer = kind === 'query' ? await marketplace.client.query(name, input) : await marketplace.client.mutate(name, input)

      expect(answer.status, answer.text).toBeLessThan(500)
    }),
    { numRuns: Number(process.env.ODD_INPUTS ?? 500), interruptAfterTimeLimit: 60_000 },
  )
  expect(marketplace.faults).toEqual([])
})

import { beforeAll, expect, it } from 'vitest'
import type { PageResult } from '#server/wire/card-on-page.ts'
import { textIn } from '../../wording/use-text.ts'
import { loadAllWords } from '../../wording/wording-store.ts'
import { stayTotalTexts } from './stay-total.tsx'

beforeAll(() => loadAllWords('en'))

const free = {
  hasAvailability: true,
  fromTotal: 1530,
  plotsNeeded: 1,
  price: { amount: 255, basis: 'perPlot' },
  stoppedLookingFor: null,
}
const textsFor = (found: Partial<PageResult>) =>
  stayTotalTexts({ ...free, ...found } as PageResult, {
    t: textIn('en', 'search'),
    common: textIn('en', 'common'),
    nights: 3,
    guests: 2,
  })

it('says what the stay costs, for whom and what a night does', () => {
  expect(textsFor({})).toEqual({
    total: 'R1530.00 total',
    forStay: 'for 3 nights, 2 guests',
    line: 'From R255.00/night per plot',
  })
  expect(textsFor({ plotsNeeded: 2 })?.forStay).toBe('for 3 nights, 2 guests, over 2 plots')
})

it.each<[string, Partial<PageResult>]>([
  ['nothing is free', { hasAvailability: false }],
  ['no stay was asked for', { hasAvailability: null }],
  ['there is no total', { fromTotal: null }],
  ['working it out took too long', { stoppedLookingFor: 'total' }],
])('says nothing where %s', (_, found) => {
  expect(textsFor(found)).toBeNull()
})

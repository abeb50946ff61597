import { beforeAll, expect, it } from 'vitest'
import { textIn } from '#app/wording/use-text.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import type { WireRule } from '#server/wire/rules-on-wire.ts'
import { rulesText } from './rule-text.ts'

beforeAll(() => loadAllWords('en'))

it('a refusal names each rule with its plot and numbers', () => {
  const rules = [
    { code: 'too-many-guests', plotName: 'Kingfisher tent', pax: 4, paxMax: 2 },
    { code: 'stay-too-short', plotName: 'Kingfisher tent', required: 3, requested: 1 },
    { code: 'too-far-ahead', plotName: 'Kingfisher tent', latestArrival: '2028-05-21' },
  ] as readonly WireRule[]

  expect(rulesText(textIn('en', 'bookings'), rules)).toBe(
    'Kingfisher tent sleeps 2; this party is 4. ' +
      'Kingfisher tent takes stays of 3 nights or more; this stay is 1. ' +
      'Kingfisher tent can be booked for arrivals up to Sunday, 21 May 2028.',
  )
})

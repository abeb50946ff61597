import { KeptWith } from '@camp/domain/shared/kept-with.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { expect, it } from 'vitest'
import { aPlacedCampsite } from '../organisations/testing/some-catalogues.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { aSearch } from './testing/a-search.ts'

const campsites = ['Near', 'Far'].map((name, index) => aPlacedCampsite({ number: 3000 + 10 * index, name }))

/**
 * How often something is kept with an object, or in a weak map, meanwhile. What either holds of a request
 * outlives that, is moved to what is seldom collected, and makes collecting it take long.
 */
async function keptBy(work: () => Promise<unknown>): Promise<number> {
  const { set } = WeakMap.prototype
  const { keep } = KeptWith.prototype
  let times = 0
  WeakMap.prototype.set = function counted(key, value) {
    times += 1
    return set.call(this, key, value)
  }
  KeptWith.prototype.keep = function counted(owner, value) {
    times += 1
    return keep.call(this, owner, value)
  }
  try {
    await work()
  } finally {
    WeakMap.prototype.set = set
    KeptWith.prototype.keep = keep
  }
  return times
}

it('leaves nothing of what was asked behind once campsites are known', async () => {
  const { searchOrganisations } = givenMarketplace({ campsites })
  const ask = async (day: number) => {
    const stay = StayDates.of(`2027-02-0${day}`, `2027-02-0${day + 2}`)
    return searchOrganisations.execute(aSearch({ stay, party: aParty({ numberOfAdults: 2 }) }))
  }
  expect(await keptBy(async () => expect((await ask(1)).total).toBe(2))).toBeGreaterThan(0)

  expect(await keptBy(() => ask(3))).toBe(0)
})

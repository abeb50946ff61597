import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { expect, it } from 'vitest'
import { aPlacedCampsite } from '../organisations/testing/some-catalogues.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { aSearch } from './testing/a-search.ts'

const campsites = ['Near', 'Far'].map((name, index) => aPlacedCampsite({ number: 3000 + 10 * index, name }))

/**
 * How often a weak map is written to meanwhile. What it holds of a request outlives that, is moved to what is
 * seldom collected, and makes collecting it take long.
 */
async function weaklyHeldBy(work: () => Promise<unknown>): Promise<number> {
  const { set } = WeakMap.prototype
  let times = 0
  WeakMap.prototype.set = function counted(key, value) {
    times += 1
    return set.call(this, key, value)
  }
  try {
    await work()
  } finally {
    WeakMap.prototype.set = set
  }
  return times
}

it('leaves nothing of what was asked behind once campsites are known', async () => {
  const { searchOrganisations } = givenMarketplace({ campsites })
  const ask = async (day: number) => {
    const stay = StayDates.of(`2027-02-0${day}`, `2027-02-0${day + 2}`)
    return searchOrganisations.execute(aSearch({ stay, party: aParty({ numberOfAdults: 2 }) }))
  }
  expect((await ask(1)).total).toBe(2)

  expect(await weaklyHeldBy(() => ask(3))).toBe(0)
})

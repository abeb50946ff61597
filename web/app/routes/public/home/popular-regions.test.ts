import { landscapes } from '@camp/domain/search/known-places/landscapes.ts'
import { parksAndDams } from '@camp/domain/search/known-places/parks-and-dams.ts'
import { expect, it } from 'vitest'
import { popularRegions } from './popular-regions.ts'

it.each(popularRegions)('the search knows %s as a region', (name) => {
  const known = [...landscapes, ...parksAndDams].filter((region) => [region.name, ...region.otherNames].includes(name))

  expect(known).toHaveLength(1)
})

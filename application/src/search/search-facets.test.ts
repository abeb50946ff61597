import { expect, it } from 'vitest'
import { facetsOf } from './search-facets.ts'

it('counts a tag once whatever its icons, under the icon that most show, the most counted first', () => {
  const tags = [
    { name: 'Pool', icon: 'wave', count: 2 },
    { name: 'Braai', icon: 'fire', count: 4 },
    { name: 'Pool', icon: 'pool', count: 3 },
  ]

  expect(facetsOf(tags, []).tags).toEqual([
    { name: 'Pool', icon: 'pool', count: 5 },
    { name: 'Braai', icon: 'fire', count: 4 },
  ])
})

it('orders what is counted as often by name, then by icon', () => {
  const tags = [
    { name: 'Wifi', icon: 'wifi', count: 3 },
    { name: 'Braai', icon: 'grill', count: 3 },
    { name: 'Braai', icon: 'fire', count: 3 },
    { name: 'Sea', icon: 'wave', count: 3 },
  ]
  const siteTypes = [
    { name: 'chalets', count: 1 },
    { name: 'camping', count: 1 },
    { name: 'rooms', count: 2 },
  ] as const

  expect(facetsOf(tags.toReversed(), siteTypes.toReversed())).toEqual(facetsOf(tags, siteTypes))
  expect(facetsOf(tags, siteTypes)).toEqual({
    tags: [
      { name: 'Braai', icon: 'fire', count: 6 },
      { name: 'Sea', icon: 'wave', count: 3 },
      { name: 'Wifi', icon: 'wifi', count: 3 },
    ],
    siteTypes: [
      { name: 'rooms', count: 2 },
      { name: 'camping', count: 1 },
      { name: 'chalets', count: 1 },
    ],
  })
})

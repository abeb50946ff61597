import { describe, expect, it } from 'vitest'
import { cardOnPage, resultOnPage } from './card-on-page.ts'
import type { WireSearchResult } from './organisation-on-wire.ts'

const tags = ['Braai', 'Ablutions', 'Shop', 'Wi-Fi', 'River', 'Shade', 'Laundry'].map((name) => ({ name, icon: 'flame' }))
const nearest = ['01', '02', '03', '04'].map((day) => ({ arrivalDate: `2027-01-${day}`, departureDate: '', fromTotal: 100 }))
const result = {
  id: 'organisation-1',
  slug: 'kwena-camp',
  name: 'Kwena Camp',
  latitude: -25,
  longitude: 31,
  provinceName: 'Mpumalanga',
  tags,
  rating: { average: 4.285714285714286, count: 28 },
  price: null,
  priceLine: null,
  nearestDates: nearest,
} as unknown as WireSearchResult

describe('a card on a page', () => {
  it('carries five facilities, and how many more there are', () => {
    const { tags: shown, moreTags } = cardOnPage(result)

    expect(shown.map(({ name }) => name)).toEqual(['Braai', 'Ablutions', 'Shop', 'Wi-Fi', 'River'])
    expect(moreTags).toBe(2)
    expect(cardOnPage({ ...result, tags: tags.slice(0, 3) }).moreTags).toBe(0)
  })

  it('carries a rating to one decimal, and none where nobody rated', () => {
    expect(cardOnPage(result).rating).toEqual({ average: '4.3', count: 28 })
    expect(cardOnPage({ ...result, rating: { average: null, count: 0 } }).rating).toBeNull()
  })

  it('carries nothing that it does not show, and three other dates at most', () => {
    expect(cardOnPage(result)).not.toHaveProperty('latitude')
    expect(resultOnPage(result).nearestDates).toHaveLength(3)
  })
})

import { describe, expect, it } from 'vitest'
import { listingWish, withoutOldPin } from './listing-form.server.ts'
import { noListing } from './listing-reply.ts'

const pinned = {
  ...noListing,
  place: 'Ladismith, Western Cape',
  pinnedPlace: 'Ladismith, Western Cape',
  latitude: '-33.5',
  longitude: '21.3',
}

describe('a place that was pointed at', () => {
  it('counts as long as nobody types another town', () => {
    expect(listingWish(withoutOldPin(pinned)).pin).toEqual({ latitude: -33.5, longitude: 21.3 })
  })

  it('gives way to a town that is typed afterwards', () => {
    const wish = listingWish(withoutOldPin({ ...pinned, place: 'Calvinia' }))

    expect([wish.place, wish.pin]).toEqual(['Calvinia', null])
  })
})

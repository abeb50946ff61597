import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greatCircleKm } from './great-circle.ts'
import { placesNear } from './places-near.ts'

const point = fc.record({
  latitude: fc.double({ min: -35, max: -22, noNaN: true }),
  longitude: fc.double({ min: 16, max: 33, noNaN: true }),
})

describe('towns near a campsite', () => {
  it('are the three that lie nearest when each is measured', () => {
    fc.assert(
      fc.property(
        point,
        fc.array(fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }))),
        (campsite, steps) => {
          const towns = steps.map(([north, east], index) => ({
            name: String(index),
            latitude: campsite.latitude + north,
            longitude: campsite.longitude + east,
          }))
          const measured = towns.map((town) => Math.round(greatCircleKm(campsite, town))).filter((km) => km <= 60)

          const near = placesNear(campsite, towns).filter(({ kind }) => kind === 'town')

          expect(near.map(({ km }) => km)).toEqual(measured.toSorted((one, other) => one - other).slice(0, 3))
        },
      ),
    )
  })
})

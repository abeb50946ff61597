import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, isInBox } from './box-around.ts'
import { greatCircleKm } from './great-circle.ts'

const latitude = fc.double({ min: -36, max: -20, noNaN: true })
const longitude = fc.double({ min: 15, max: 34, noNaN: true })
const place = fc.record({ latitude, longitude })

describe('the box around a circle', () => {
  it('leaves out nothing that lies within the radius', () => {
    fc.assert(
      fc.property(place, place, fc.double({ min: 1, max: 1_500, noNaN: true }), (centre, other, radiusKm) => {
        fc.pre(greatCircleKm(centre, other) <= radiusKm)
        expect(isInBox(boxAround(centre, radiusKm), other)).toBe(true)
      }),
    )
  })

  it('is hardly larger than its circle', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 1, max: 100, noNaN: true }), (centre, radiusKm) => {
        const { north, east } = boxAround(centre, radiusKm)
        for (const edge of [
          { ...centre, latitude: north },
          { ...centre, longitude: east },
        ]) {
          const km = greatCircleKm(centre, edge)
          expect(km / radiusKm).toBeGreaterThan(0.999)
          expect(km / radiusKm).toBeLessThan(1.05)
        }
      }),
    )
  })
})

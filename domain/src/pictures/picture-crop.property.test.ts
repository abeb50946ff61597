import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refused } from '../shared/result.ts'
import { type CropShape, croppedArea, cropShapes, leastCropSide } from './picture-crop.ts'

const side = fc.integer({ min: 200, max: 4000 })
const share = fc.integer({ min: 0, max: 100 })
const shape = fc.constantFrom(...(Object.keys(cropShapes) as CropShape[]))
const wish = fc.record({ shape, left: share, top: share, width: share, height: share })

describe('a crop', () => {
  it('lies inside the picture, and is never smaller than a card needs', () => {
    fc.assert(
      fc.property(side, side, wish, (width, height, asked) => {
        const crop = croppedArea({ width, height }, asked)
        if (!crop.ok) return
        const area = crop.value
        expect(Object.values(area).every(Number.isInteger)).toBe(true)
        expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0)
        expect(area.left + area.width).toBeLessThanOrEqual(width)
        expect(area.top + area.height).toBeLessThanOrEqual(height)
        expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(leastCropSide)
      }),
    )
  })

  it('has the shape that was asked for, to the pixel', () => {
    fc.assert(
      fc.property(side, side, wish, (width, height, asked) => {
        const ratio = cropShapes[asked.shape]
        const crop = croppedArea({ width, height }, asked)
        if (!crop.ok || ratio === null) return
        expect(Math.abs(crop.value.width - crop.value.height * ratio)).toBeLessThanOrEqual(ratio + 1)
      }),
    )
  })

  it.each([
    ['beyond the right edge', { left: 60, width: 50 }, { code: 'crop-outside' }],
    ['no number', { left: Number.NaN }, { code: 'crop-outside' }],
    ['a stamp', { width: 10, height: 10 }, { code: 'crop-too-small', least: 200 }],
  ] as const)('is refused: %s', (_, asked, refusal) => {
    const whole = { shape: 'free', left: 0, top: 0, width: 100, height: 100 } as const

    expect(croppedArea({ width: 1200, height: 800 }, { ...whole, ...asked })).toEqual(refused(refusal))
  })
})

import { expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

it('offers the widths of rule W2 up to 1920', () => {
  const { avif, src } = pictureSources('a')

  expect(avif.split(', ').map((source) => source.split(' ')[1])).toEqual([
    '256w',
    '384w',
    '640w',
    '750w',
    '828w',
    '1080w',
    '1200w',
    '1920w',
  ])
  expect(avif).toContain('/pictures/a/1080.avif 1080w')
  expect(src).toBe('/pictures/a/640.webp')
})

it.each([
  [85, ['256w']],
  [112, ['256w', '384w']],
  [129, ['256w', '384w', '640w']],
  [300, ['256w', '384w', '640w', '750w', '828w', '1080w']],
])('offers a picture of %i px up to what a screen with three pixels for each would take', (shownWidth, widths) => {
  const { avif, webp, jpeg } = pictureSources('a', shownWidth)

  for (const sources of [avif, webp, jpeg]) expect(sources.split(', ').map((source) => source.split(' ')[1])).toEqual(widths)
})

import { expect, it } from 'vitest'
import { pictureSources, pictureUrl } from './picture-url.ts'

it('names a picture by key, width and format', () => {
  expect(pictureUrl('scene-karoo-camping-01', 640, 'webp')).toBe('/pictures/scene-karoo-camping-01/640.webp')
})

it('keeps a key inside its path', () => {
  expect(pictureUrl('../etc', 16, 'jpeg')).toBe('/pictures/..%2Fetc/16.jpeg')
})

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

import { expect, it } from 'vitest'
import { pictureUrl } from './picture-url.ts'

it('names a picture by key, width and format', () => {
  expect(pictureUrl('scene-karoo-camping-01', 640, 'webp')).toBe('/pictures/scene-karoo-camping-01/640.webp')
})

it('keeps a key inside its path', () => {
  expect(pictureUrl('../etc', 16, 'jpeg')).toBe('/pictures/..%2Fetc/16.jpeg')
})

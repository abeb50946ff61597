import { expect, it } from 'vitest'
import { movedPicture } from './picture-order.ts'
import { pictureOwnerOf, pictureOwnerText } from './picture-owner.ts'

it.each([
  ['b', 'earlier', ['b', 'a', 'c']],
  ['b', 'later', ['a', 'c', 'b']],
  ['a', 'earlier', ['a', 'b', 'c']],
  ['a', 'later', ['b', 'a', 'c']],
  ['c', 'earlier', ['a', 'c', 'b']],
  ['c', 'later', ['a', 'b', 'c']],
  ['d', 'later', ['a', 'b', 'c']],
] as const)('moves %s one place %s', (key, move, order) => {
  expect(movedPicture(['a', 'b', 'c'], key, move)).toEqual(order)
})

it.each(['organisation', 'logo', 'map', 'site-1', 'plot-0190-aa'])('reads whose pictures from an address: %s', (text) => {
  const owner = pictureOwnerOf(text)

  expect(owner && pictureOwnerText(owner)).toBe(text)
})

it.each(['', 'site', 'plot-', 'plot-../x', 'user-1'])('knows nobody called "%s"', (text) => {
  expect(pictureOwnerOf(text)).toBeUndefined()
})

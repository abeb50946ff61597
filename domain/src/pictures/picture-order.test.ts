import { expect, it } from 'vitest'
import { movedPicture } from './picture-order.ts'
import { isSinglePicture, mostPictures, pictureOwnerOf, pictureOwnerText } from './picture-owner.ts'

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

it.each([
  [{ kind: 'organisation' }, 20],
  [{ kind: 'logo' }, 1],
  [{ kind: 'map' }, 1],
  [{ kind: 'site' }, 5],
  [{ kind: 'plot' }, 5],
] as const)('of %j there are so many pictures: %i', ({ kind }, most) => {
  expect([mostPictures[kind], isSinglePicture(kind)]).toEqual([most, most === 1])
})

it('an id in an address has sixty letters at most', () => {
  expect(pictureOwnerOf(`plot-${'a'.repeat(60)}`)).toEqual({ kind: 'plot', id: 'a'.repeat(60) })
  expect(pictureOwnerOf(`plot-${'a'.repeat(61)}`)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { describedPictures, pictureText, textsOfPictures } from './picture-text.ts'

it('is one line of what was typed', () => {
  expect(pictureText('  The river\r\n at   dusk ')).toEqual(accepted('The river at dusk'))
  expect(pictureText(' \n')).toEqual(accepted(''))
  expect(pictureText('\0Dam\u0007')).toEqual(accepted('Dam'))
})

it('is a sentence or two, no more', () => {
  expect(pictureText('a'.repeat(200))).toEqual(accepted('a'.repeat(200)))
  expect(pictureText('a'.repeat(201))).toEqual(refused({ code: 'picture-text-too-long', most: 200 }))
})

it('replaces, adds and takes away', () => {
  expect(describedPictures({ a: 'Dam', b: 'Braai' }, { b: '', c: 'View' })).toEqual({ a: 'Dam', c: 'View' })
})

it('goes with its picture', () => {
  expect(textsOfPictures({ a: 'Dam', b: 'Braai' }, ['b', 'c'])).toEqual({ b: 'Braai' })
})

import { describe, expect, it } from 'vitest'
import { isShortId, shortIdsOf } from './short-id.ts'

const one = '0197b6a4-3f6e-4c1a-9d52-4e8f0a1b2c3d'
const alike = '0197b6a4-9999-4c1a-9d52-4e8f0a1b2c3d'
const other = '5c02e1f7-3f6e-4c1a-9d52-4e8f0a1b2c3d'

describe('an id that nothing else names', () => {
  it('is shown by its first eight letters', () => {
    const short = shortIdsOf([one, other, one])

    expect([one, other].map(short)).toEqual(['0197b6a4', '5c02e1f7'])
  })

  it('is shown whole beside one that begins alike', () => {
    const short = shortIdsOf([one, alike, other])

    expect([one, alike, other].map(short)).toEqual([one, alike, '5c02e1f7'])
  })

  it.each(['0197', '0197b6a4', '0197B6A4-3f', one, '56guyzhzqvxn6u3usbtw3aaqjedaxonh'])('may be typed as %s', (text) => {
    expect(isShortId(text)).toBe(true)
  })

  it.each(['', '019', '-197', '0197%', 'River stand', `${one}0`])('is not typed as "%s"', (text) => {
    expect(isShortId(text)).toBe(false)
  })
})

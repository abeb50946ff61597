import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPersonName } from './person-name.ts'

describe('a name', () => {
  it.each([
    ...['Thandi', 'Jean-Pierre', 'J. P.', "O'Brien", 'van der Merwe', 'Nkosi, Dr.', 'Sipho & Ayanda', 'Zoë', '李', 'नेहा'],
    'a'.repeat(60),
  ])('%s is one', (text) => {
    expect(isPersonName(text)).toBe(true)
  })

  it.each([
    ...['', 'evil.test', 'Call 0821234567', 'https://evil.test', 'www.evil', 'me@evil.test', 'a\nb', 'a\tb', 'a/b', '<b>'],
    'a'.repeat(61),
  ])('%j is none', (text) => {
    expect(isPersonName(text)).toBe(false)
  })

  it('never carries a number, an address or a line', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 70 }), (text) => {
        if (!isPersonName(text)) return
        expect(text).not.toMatch(/\p{N}|[@/:\n\r\t]/u)
        expect(text.length).toBeLessThanOrEqual(120)
      }),
    )
  })
})

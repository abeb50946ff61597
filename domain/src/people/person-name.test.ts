import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullName, isPersonName, longestName, nameInMessage, tidyName } from './person-name.ts'

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

describe('a name in a message', () => {
  it.each(['Thandi', 'Jean-Pierre', "O'Brien", 'D’Arcy', 'van der Merwe', 'Zoë', 'नेहा'])('%s stays as it is', (name) => {
    expect(nameInMessage(name)).toBe(name)
  })

  it.each([
    ['J. P.', 'J P'],
    ['Nkosi, Dr.', 'Nkosi Dr'],
    ['Sipho & Ayanda (Pty)', 'Sipho Ayanda Pty'],
    ['Win R500 at evil.test/now', 'Win R at evil test now'],
    ['Anna\n Botha', 'Anna Botha'],
    ['0821234567', ''],
    ['', ''],
    ['ab '.repeat(30), 'ab '.repeat(20).trim()],
  ])('of %j is %j', (name, said) => {
    expect(nameInMessage(name)).toBe(said)
  })

  it('holds letters, spaces, hyphens and apostrophes alone, at most 60', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const said = nameInMessage(text)
        expect(said).toMatch(/^[\p{L}\p{M}' ’-]*$/u)
        expect([...said].length).toBeLessThanOrEqual(longestName)
        expect(nameInMessage(said)).toBe(said)
      }),
    )
  })
})

it.each([
  ['  Thandi \n Nkosi ', 'Thandi Nkosi'],
  ['x'.repeat(101), 'x'.repeat(100)],
  [' ', ''],
])('the name %j of an account is kept as %j', (typed, kept) => {
  expect(tidyName(typed)).toBe(kept)
})

it.each([
  ['Thandi', 'Nkosi', 'Thandi Nkosi'],
  ['Thandi', '', 'Thandi'],
  ['', 'Nkosi', 'Nkosi'],
  ['', '', ''],
])('%j and %j are said as %j', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name)
})

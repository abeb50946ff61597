import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internationalDigits } from './cell-number.ts'
import { numberAsDialled, readWrittenNumber } from './written-number.ts'

describe('a number that came from elsewhere', () => {
  it.each([
    ['082 123 4567', '+27', '0821234567'],
    ['+27 (82) 123-4567', '+27', '0821234567'],
    ['0027821234567', '+27', '0821234567'],
    ['+27 (0)82 123 4567', '+27', '0821234567'],
    ['+44 (0)20 7946 0018', '+44', '02079460018'],
    ['27821234567', '+27', '0821234567'],
    ['+44 20 7946 0018', '+44', '2079460018'],
    ['00447911123456', '+44', '7911123456'],
    ['+1 202 555 0123', '+1', '2025550123'],
    ['+7 916 123 45 67', '+7', '9161234567'],
    ['+264 81 123 4567', '+264', '811234567'],
    ['+267 7123 4567', '+267', '71234567'],
    ['+998 90 123 4567', '+998', '901234567'],
  ])('%s is kept with its country', (text, countryCode, cell) => {
    expect(readWrittenNumber(text)).toEqual({ countryCode, cell })
  })

  it.each([
    ...['1234567', '12345678901234567', '447911123456', '+27 82 123 456', '+123456'],
    ...['+1234567890123456', '+0821234567', '', null],
  ])('%s is not kept: nobody knows whose it is', (text) => {
    expect(readWrittenNumber(text)).toEqual({ countryCode: null, cell: null })
  })

  it('reaches who was meant: a message goes to its very digits', () => {
    const digits = fc.stringMatching(/^[1-9]\d{9,14}$/).filter((text) => !/^27|^\d{1,3}0/.test(text))
    fc.assert(
      fc.property(digits, (text) => {
        const { countryCode, cell } = readWrittenNumber(`+${text}`)

        expect(internationalDigits(countryCode, cell)).toEqual({ ok: true, value: text })
      }),
    )
  })
})

describe('a number as it is dialled', () => {
  it.each([
    ['+27', '0821234567', '+27 821234567'],
    ['+264', '811234567', '+264 811234567'],
    [null, '0821234567', '0821234567'],
    ['+27', '+442079460018', '+442079460018'],
  ])('of %s and %s is %s', (countryCode, cell, dialled) => {
    expect(numberAsDialled(countryCode, cell)).toBe(dialled)
  })
})

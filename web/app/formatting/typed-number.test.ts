import { expect, it } from 'vitest'
import { centsField, typedCents, typedDecimal, typedWhole } from './typed-number.ts'

it.each([
  ['240', 24_000],
  ['R240.50', 24_050],
  [' 1 240,5 ', 124_050],
  ['-R10', -1_000],
  ['\u2212R10', -1_000],
  ['R1\u00a0240.00', 124_000],
  ['0', 0],
  ['-0', 0],
  ['240.505', null],
  ['two', null],
  ['', null],
  ['1,240.50', 124_050],
  ['R1,240,000.00', 124_000_000],
  ['1,240', null],
  ['1,24.50', null],
])('an amount %j is %s cents', (text, cents) => {
  expect(typedCents(text)).toBe(cents)
  if (cents !== null) expect(typedCents(centsField(cents))).toBe(cents)
})

it.each([
  ['12,5 %', 12.5],
  ['-7', -7],
  ['\u22127,5 %', -7.5],
  ['10', 10],
  ['ten', null],
  ['', null],
])('a percentage %j is %s', (text, number) => expect(typedDecimal(text)).toBe(number))

it.each([
  [' 3 ', 3],
  ['\u22121', -1],
  ['3.5', null],
  ['', null],
])('nights %j are %s', (text, number) => expect(typedWhole(text)).toBe(number))

import { expect, it } from 'vitest'
import { numberProblems, textProblems } from './field-problem.ts'

it.each([
  [null, []],
  [Number.NaN, ['not-a-number']],
  [Number.POSITIVE_INFINITY, ['not-a-number']],
  [2.5, ['not-whole']],
  [1, ['too-little']],
  [2, []],
  [9, []],
  [10, ['too-much']],
])('of a whole number from 2 to 9 %d has the problems %j', (value, codes) => {
  expect(numberProblems('nights', value, { least: 2, most: 9 }).map(({ code }) => code)).toEqual(codes)
})

it('a number that may be broken is only measured', () => {
  const limits = { least: 0.5, most: 9.5, isWhole: false }

  expect([0.4, 0.5, 9.5, 9.6].map((value) => numberProblems('metres', value, limits))).toEqual([
    [{ field: 'metres', code: 'too-little', least: 0.5 }],
    [],
    [],
    [{ field: 'metres', code: 'too-much', most: 9.5 }],
  ])
})

it('a text is missing where it has blanks alone, and too long past its last character', () => {
  expect(['', ' \n', 'abc', 'abcd'].map((text) => textProblems('name', text, 3))).toEqual([
    [{ field: 'name', code: 'missing' }],
    [{ field: 'name', code: 'missing' }],
    [],
    [{ field: 'name', code: 'too-long', most: 3 }],
  ])
})

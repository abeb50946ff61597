import { expect, it } from 'vitest'
import { readDateOfFile } from './read-date-of-file.ts'

it.each([
  ['20261123', '2026-11-23'],
  ['2026-11-23T14:05:00Z', '2026-11-23'],
  ['23/11/2026 9:05', '2026-11-23'],
  ['23 Nov 2026', '2026-11-23'],
  ['23/11', null],
  ['9:05', null],
  ['20261323', null],
  [`2026-11-23${' '.repeat(50)}`, '2026-11-23'],
  [`2026-11-23${' '.repeat(51)}`, null],
])('reads %j as %s', (text, date) => {
  expect(readDateOfFile(text)?.toString() ?? null).toBe(date)
})

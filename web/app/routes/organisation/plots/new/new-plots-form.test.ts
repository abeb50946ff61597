import { Money } from '@camp/domain/shared/money.ts'
import { expect, it } from 'vitest'
import { newPlots } from './new-plots-answers.ts'
import { newPlotsFacts } from './new-plots-form.server.ts'

it.each([
  ['', null],
  ['abc', 'unreadable'],
  ['12.345', 'unreadable'],
  ['12,345', 'unreadable'],
  ['-5', 'unreadable'],
  ['R 240,50', Money.cents(24_050, 'ZAR')],
])('a rate of %j is %j', (rate, read) => {
  expect(newPlotsFacts('ZAR').parse({ ...newPlots, rate }).rate).toEqual(read)
})

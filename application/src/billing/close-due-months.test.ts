import { accepted } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { CloseDueMonths } from './close-due-months.ts'

it.each([
  ['2026-12-02T23:59', []],
  ['2026-12-03T00:00', ['2026-11']],
  ['2026-12-31T12:00', ['2026-11']],
  ['2027-01-03T00:00', ['2026-12']],
])('on %s closes %j', async (now, months) => {
  const asked: string[] = []
  const closeBillingMonth = {
    execute: async ({ month }: { readonly month: { toString(): string } }) => {
      asked.push(month.toString())
      return accepted({ months: [], charges: 0, papers: 0 })
    },
  }

  await new CloseDueMonths({ closeBillingMonth, clock: new FixedClock(now) }).execute()

  expect(asked).toEqual(months)
})

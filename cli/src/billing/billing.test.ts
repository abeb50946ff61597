import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

it('camp report billing says what each organisation owes, and the sum', async () => {
  const { exit, data } = await camp('report billing --month 2026-12 --json')

  expect(exit).toBe(0)
  expect(JSON.parse(data)).toMatchObject({
    month: '2026-12',
    isClosed: true,
    organisations: [{ organisation: 'kloofwater-camp', bookings: 2, bookingFee: 130.1, owed: 437.12 }],
    totals: [{ currency: 'ZAR', owed: 437.12 }],
  })
  expect((await camp('report billing')).data).toContain('R437.12')
})

it('camp billing close says which months it closed', async () => {
  expect(await camp('billing close --month 2026-12')).toMatchObject({
    exit: 0,
    messages: expect.stringContaining('Closed: 2026-11, 2026-12. Admin fees: 4. Invoices: 2.'),
  })
})

it('camp billing close says before which months it would close', async () => {
  const asked: unknown[] = []
  const closeBillingMonth = {
    execute: async ({ dryRun }: { readonly dryRun?: boolean }) => {
      asked.push(dryRun)
      return accepted({ months: [Temporal.PlainYearMonth.from('2026-12')], charges: 2, papers: 0 })
    },
  }

  const tried = await camp('billing close --month 2026-12 --dry-run', { door: fakeDoor({ useCases: { closeBillingMonth } }) })

  expect(asked).toEqual([true])
  expect(tried.messages).toContain('Would be closed: 2026-12. Admin fees: 2. Nothing was changed.')
})

it('camp billing close refuses a month that is not over', async () => {
  const door = fakeDoor({ useCases: { closeBillingMonth: { execute: async () => refused({ code: 'month-not-over' }) } } })

  expect((await camp('billing close --month 2027-12', { door })).messages).toContain('2027-12 is not over yet.')
})

it('a month is written as year and month', async () => {
  expect((await camp('report billing --month december')).messages).toContain('2026-12')
})

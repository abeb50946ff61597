import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const pay = 'reservation pay 482-913-107 --amount 100 --on 2026-11-21'

it('records the same payment of a booking again only when that is said', async () => {
  const asked: unknown[] = []
  const recordDeskPayment = {
    execute: async ({ mustBeNew }: { readonly mustBeNew?: boolean }) => {
      asked.push(mustBeNew)
      return refused({ code: 'payment-recorded' })
    },
  }
  const door = fakeDoor({ useCases: { recordDeskPayment } })

  const repeated = await camp(pay, { door })
  await camp(`${pay} --again`, { door })

  expect(repeated).toMatchObject({ exit: 4, messages: expect.stringContaining('--again says that it is another payment') })
  expect(asked).toEqual([true, false])
})

it('says how long a reference may be', async () => {
  const recordDeskPayment = { execute: async () => refused({ code: 'reference-too-long' as const, most: 100 }) }

  const told = await camp(pay, { door: fakeDoor({ useCases: { recordDeskPayment } }) })

  expect(told).toMatchObject({ exit: 2, messages: expect.stringContaining('The reference is too long. At most 100 characters.') })
})

it('says the earliest day where the year is likely a slip', async () => {
  const earliest = Temporal.PlainDate.from('2026-09-22')
  const recordDeskPayment = { execute: async () => refused({ code: 'paid-too-early' as const, earliest }) }

  const told = await camp(pay, { door: fakeDoor({ useCases: { recordDeskPayment } }) })

  expect(told).toMatchObject({ exit: 2, messages: expect.stringContaining('The earliest is 2026-09-22.') })
})

import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { cancellationExample } from './cancellation-example.ts'

it('shows the last day of every refund and the day after it', () => {
  const example = cancellationExample(Temporal.PlainDate.from('2026-11-21'))

  expect(example).toMatchObject({ arrival: '2027-01-01', total: 2400, deposit: 720 })
  expect(example.days).toEqual([
    { date: '2026-12-18', refund: 2400, refundOfDeposit: 720 },
    { date: '2026-12-19', refund: 1200, refundOfDeposit: 360 },
    { date: '2026-12-25', refund: 1200, refundOfDeposit: 360 },
    { date: '2026-12-26', refund: 0, refundOfDeposit: 0 },
  ])
})

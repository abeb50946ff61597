import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { loadAllWords } from '../../wording/wording-store.ts'
import { IfPlansChange } from './if-plans-change.tsx'

beforeAll(() => loadAllWords('en'))

const booking = {
  mayCancel: true,
  cancellationLadder: [{ until: '2027-01-20', refundPercentage: 100 }],
  amountPaid: 0,
  amountToPayNow: 0,
  amountDue: 800,
  dueDate: null,
} as unknown as WireReservation

const shown = (facts: Partial<WireReservation>, isPaying: boolean) =>
  renderToString(<IfPlansChange reservation={{ ...booking, ...facts }} today="2026-11-21" isPaying={isPaying} />).replaceAll(
    '<!-- -->',
    '',
  )

describe('what cancelling gives back', () => {
  it.each([
    ['of what was paid, to who looks at the booking', { amountPaid: 300, amountToPayNow: 500 }, false, 'R300.00'],
    ['of what was paid and is paid now, to who is about to pay', { amountPaid: 300, amountToPayNow: 500 }, true, 'R800.00'],
    ['of what will be paid, where nothing has been yet', { amountToPayNow: 500 }, false, 'R500.00'],
  ] as const)('is said %s', (_, facts, isPaying, comesBack) => {
    expect(shown(facts, isPaying)).toContain(`All of it back, ${comesBack}`)
  })

  it('is not said where the guest cannot cancel', () => {
    expect(shown({ mayCancel: false }, false)).toBe('')
  })
})

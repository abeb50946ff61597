import { describe, expect, it } from 'vitest'
import type { VoucherId } from '../shared/ids.ts'
import { isVoucherTakenBack } from './voucher-taken-back.ts'

const by = (voucherId: string) => ({ voucherId: voucherId as VoucherId })
const cash = { kind: 'capture', offline: {} } as const
const onto = { kind: 'refund', offline: by('one') } as const
const from = { kind: 'capture', offline: by('one') } as const

describe('a voucher that is cancelled', () => {
  it('brings what is left of it back to the cancelled booking that it was given for', () => {
    expect(isVoucherTakenBack(from, { status: 'cancelled', moves: [cash, onto, from] })).toBe(true)
  })

  it.each([
    ['paid first, and got back what the cancellation gave', from, { status: 'cancelled', moves: [from, onto] }],
    [
      'paid its booking again, which was reinstated and cancelled once more',
      from,
      { status: 'cancelled', moves: [cash, onto, from, onto] },
    ],
    ['is another one', { ...from, offline: by('two') }, { status: 'cancelled', moves: [cash, onto, from] }],
    ['pays its own booking after that was reinstated', from, { status: 'confirmed', moves: [cash, onto, from] }],
    ['is not what paid', cash, { status: 'cancelled', moves: [cash, onto, from] }],
    ['is none at all', cash, { status: 'cancelled', moves: [{ kind: 'refund', offline: {} }, cash] }],
    ['was given', onto, { status: 'cancelled', moves: [cash, onto, from] }],
  ] as const)('is a payment like any other where it %s', (_, move, booking) => {
    expect(isVoucherTakenBack(move, booking)).toBe(false)
  })
})

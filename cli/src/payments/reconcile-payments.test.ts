import type { PaymentDifference, Reconciliation } from '@camp/application/payments/reconcile/reconciliation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const lost: PaymentDifference = {
  code: 'payment-not-recorded',
  reference: '482-913-107',
  reservationId: 'reservation-1' as ReservationId,
  merchantTransactionId: '48291310701',
  isFixed: false,
  ours: { state: 'created', amount: Money.rand(400), paymentId: null },
  theirs: { resultCode: '000.000.000', amount: Money.rand(400), paymentId: 'gateway-1', isCaptured: true },
}
const totals = [{ currency: 'ZAR', ours: Money.zero(), theirs: Money.rand(400) }]

async function reconciling(line: string, found: Partial<Reconciliation>) {
  const asked: unknown[] = []
  const reconcilePayments = {
    execute: async (command: { since: { toString(): string }; until?: { toString(): string }; isFixing: boolean }) => {
      asked.push([command.since.toString(), ...(command.until ? [command.until.toString()] : []), command.isFixing])
      return { isWhole: true, attempts: 1, captured: [], differences: [], ...found }
    },
  }
  const answer = await camp(line, { door: fakeDoor({ useCases: { reconcilePayments } }) })
  return { ...answer, asked }
}

describe('camp payments reconcile', () => {
  it('ends with 0 when both sides agree', async () => {
    const { exit, messages, asked } = await reconciling('payments reconcile --since 2026-11-14', {})

    expect({ exit, asked }).toEqual({ exit: 0, asked: [['2026-11-13T22:00:00Z', false]] })
    expect(messages).toContain('Attempts compared: 1. Differences: 0.')
  })

  it('ends before a date that is given', async () => {
    const { asked } = await reconciling('payments reconcile --since 2026-11-14 --until 2026-11-15', {})

    expect(asked).toEqual([['2026-11-13T22:00:00Z', '2026-11-14T22:00:00Z', false]])
  })

  it('compares nothing in a time that ends before it begins', async () => {
    const { exit, data, messages, asked } = await reconciling('payments reconcile --since 2026-12-01 --until 2026-11-01', {})

    expect({ exit, data, asked }).toEqual({ exit: 2, data: '', asked: [] })
    expect(messages).toBe('--until must be after --since, got 2026-12-01 to 2026-11-01')
  })

  it('lists each difference with what to do, and ends with 1', async () => {
    const { exit, data, messages } = await reconciling('payments reconcile --since 2026-11-14', {
      captured: totals,
      differences: [lost],
    })

    expect(exit).toBe(1)
    expect(data).toMatch(/482-913-107.*48291310701.*payment-not-recorded.*created R400\.00.*000\.000\.000 R400\.00/)
    expect(messages).toContain('Next: npm run camp -- payments reconcile --since <date> --fix')
  })

  it('ends with 0 when all of it was settled', async () => {
    const { exit, messages, asked } = await reconciling('payments reconcile --since 2026-11-14 --fix', {
      differences: [{ ...lost, isFixed: true }],
    })

    expect(exit).toBe(0)
    expect(asked).toMatchObject([[expect.anything(), true]])
    expect(messages).toContain('Differences: 0. Settled: 1.')
  })

  it('says the same as JSON', async () => {
    const { data } = await reconciling('payments reconcile --since 2026-11-14 --json', { captured: totals, differences: [lost] })

    expect(JSON.parse(data)).toMatchObject({
      isEven: false,
      captured: [{ currency: 'ZAR', ours: 0, gateway: 400, difference: 400 }],
      differences: [
        {
          code: 'payment-not-recorded',
          reference: '482-913-107',
          ours: { state: 'created', amount: 400 },
          gateway: { amount: 400 },
        },
      ],
    })
  })

  it('wants to know from when on', async () => {
    expect(await camp('payments reconcile')).toMatchObject({ exit: 2, messages: expect.stringContaining('--since') })
  })
})

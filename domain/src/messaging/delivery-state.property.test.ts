import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DeliveryState, deliveryStateAfter, type ReportedState } from './delivery-state.ts'

const reported: readonly ReportedState[] = ['accepted', 'sent', 'delivered', 'read', 'failed']
const reports = fc.constantFrom(...reported)
const known = fc.constantFrom<DeliveryState>('unanswered', ...reported, 'delivered-locally')

const after = (start: DeliveryState, history: readonly ReportedState[]) => history.reduce(deliveryStateAfter, start)

describe('the delivery state of a message', () => {
  it('is the same after every order of the same reports', () => {
    for (const order of ordersOf(reported)) expect(after('accepted', order)).toBe('read')
    for (const order of ordersOf(['sent', 'failed'] as const)) expect(after('accepted', order)).toBe('failed')
    for (const order of ordersOf(['failed', 'sent', 'delivered'] as const)) expect(after('accepted', order)).toBe('delivered')
  })

  it('does not depend on the order and the number of any reports', () => {
    const twoOrders = fc.array(reports, { maxLength: 8 }).chain((history) =>
      fc.tuple(
        fc.constant(history),
        fc.shuffledSubarray(history, { minLength: history.length }).map((shuffled) => [...shuffled, ...history]),
      ),
    )
    fc.assert(fc.property(known, twoOrders, (start, [one, other]) => after(start, one) === after(start, other)))
  })

  it('does not change by a report that is repeated', () => {
    fc.assert(
      fc.property(known, reports, (start, report) => {
        const once = deliveryStateAfter(start, report)
        return deliveryStateAfter(once, report) === once
      }),
    )
  })

  it('fails only below delivered', () => {
    const below = ['unanswered', 'accepted', 'sent', 'delivered', 'read', 'delivered-locally'] as const
    expect(below.map((state) => deliveryStateAfter(state, 'failed'))).toEqual([
      ...['failed', 'failed', 'failed', 'delivered', 'read', 'delivered-locally'],
    ])
  })
})

function ordersOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { balance } from './balance.ts'
import { randomValue } from './random-value.ts'
import { type IntegerSource, simpleReference } from './simple-reference.ts'

const smallest: IntegerSource = (min) => min
const largest: IntegerSource = (_min, max) => max

function inTurn(...values: number[]): IntegerSource {
  let next = 0
  return () => values[next++ % values.length]!
}

describe('what stands on a reservation', () => {
  it('has three groups of 100 to 999 as reference', () => {
    expect(simpleReference(smallest)).toBe('100-100-100')
    expect(simpleReference(largest)).toBe('999-999-999')
    expect(simpleReference(inTurn(482, 913, 107))).toBe('482-913-107')
  })

  it('has eight characters from letters, digits and # $ - as random value', () => {
    expect(randomValue(inTurn(0, 25, 26, 51, 52, 61, 62, 64))).toBe('AZaz09#-')
    expect(randomValue(smallest)).toBe('AAAAAAAA')
    expect(randomValue(largest)).toBe('--------')
  })

  it('has the online balance, or the offline one when it is paid offline', () => {
    const offline = { offlinePaymentAmountTotal: Money.rand(500), offlinePaymentAmountPaid: Money.rand(120) }

    expect(balance({ amountDue: Money.rand(800), amountPaid: Money.rand(400) })).toEqual(Money.rand(400))
    expect(balance({ isOfflinePayment: true, ...offline })).toEqual(Money.rand(380))
  })
})

import { describe, expect, it } from 'vitest'
import { merchantTransactionId } from './merchant-transaction-id.ts'

describe('our name for an attempt to pay', () => {
  it.each([
    [1, '81243055701'],
    [9, '81243055709'],
    [10, '8124305570A'],
    [36, '81243055710'],
    [1295, '812430557ZZ'],
  ])('attempt %i of 812-430-557 is %s', (attempt, id) => {
    expect(merchantTransactionId('812-430-557', attempt)).toBe(id)
  })

  it('differs for every attempt and fits the 8 to 16 letters and digits of a gateway', () => {
    const ids = Array.from({ length: 1295 }, (_, index) => merchantTransactionId('100-999-100', index + 1))

    expect(new Set(ids).size).toBe(1295)
    expect(ids.every((id) => /^[A-Z0-9]{8,16}$/.test(id))).toBe(true)
  })

  it.each([0, -1, 1.5, 1296, Number.NaN])('is a bug for attempt %d', (attempt) => {
    expect(() => merchantTransactionId('812-430-557', attempt)).toThrow(RangeError)
  })

  it('is a bug for anything that is not a reference', () => {
    expect(() => merchantTransactionId('812430557', 1)).toThrow(RangeError)
  })
})

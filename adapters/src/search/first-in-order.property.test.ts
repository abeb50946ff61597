import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FirstInOrder } from './first-in-order.ts'

const keys = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(Number.POSITIVE_INFINITY)), { maxLength: 60 })
const slices = fc.array(fc.tuple(fc.nat(70), fc.nat(30)), { maxLength: 5 })

it('gives what sorting everything gives, whichever part is asked for when', () => {
  fc.assert(
    fc.property(keys, slices, (given, asked) => {
      const descending = (one: number, other: number) => other - one
      const first = new FirstInOrder(Float64Array.from(given), descending)
      const sorted = [...given.keys()].toSorted((one, other) => {
        const [key, otherKey] = [given[one] ?? 0, given[other] ?? 0]
        return key === otherKey ? descending(one, other) : key - otherKey
      })

      for (const [from, count] of asked) expect(first.slice(from, from + count)).toEqual(sorted.slice(from, from + count))
    }),
  )
})

import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { revisionOf } from './revision.ts'

it('is the same for the same values, and another for any other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(revisionOf(structuredClone(one))).toBe(revisionOf(one))
      expect(revisionOf(one) === revisionOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
})

it('is the same in whatever order fields stand, and another for another order of a list', () => {
  const one = { name: 'Stand', nights: { peak: 2, general: 1 } }

  expect(revisionOf({ nights: { general: 1, peak: 2 }, name: 'Stand' })).toBe(revisionOf(one))
  expect(revisionOf(['a', 'b'])).not.toBe(revisionOf(['b', 'a']))
})

it('sees a cent, a currency and a day', () => {
  const seen = [
    { rate: Money.rand(100), from: Temporal.PlainDate.from('2027-01-01') },
    { rate: Money.rand(100.01), from: Temporal.PlainDate.from('2027-01-01') },
    { rate: Money.rand(100, 'NAD'), from: Temporal.PlainDate.from('2027-01-01') },
    { rate: Money.rand(100), from: Temporal.PlainDate.from('2027-01-02') },
  ].map(revisionOf)

  expect(new Set(seen).size).toBe(4)
})

it('is the same today as yesterday: a form that stands open is not refused by a new version', () => {
  expect([{ name: 'Stand 1', paxMax: 6 }, 'a', null, 'Kwena Camp at the river, with trees'].map(revisionOf)).toEqual([
    'mf6xj7ur80',
    '203h93a1w93',
    '1omwfhr5hyy',
    '14f5n0lk8r1',
  ])
})

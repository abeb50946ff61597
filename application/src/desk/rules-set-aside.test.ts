import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { plainRule } from './rules-set-aside.ts'

it('a rule that was set aside stands with its plot, numbers as numbers and days as text', () => {
  const shortStay = { code: 'stay-too-short', required: 3, requested: 2 } as const
  const farAhead = { code: 'too-far-ahead', latestArrival: Temporal.PlainDate.from('2028-05-21') } as const

  expect(plainRule({ plotName: 'Stand 1', rule: shortStay })).toEqual({ plotName: 'Stand 1', ...shortStay })
  expect(plainRule({ plotName: 'Stand 1', rule: farAhead })).toEqual({
    plotName: 'Stand 1',
    code: 'too-far-ahead',
    latestArrival: '2028-05-21',
  })
})

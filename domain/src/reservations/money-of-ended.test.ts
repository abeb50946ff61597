import { expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { moneyOfEnded } from './money-of-ended.ts'

it.each(['cancelled', 'noShow'] as const)('of a %s booking the campsite keeps what is paid and not to go back', (status) => {
  expect(moneyOfEnded({ status, amountPaid: Money.rand(480) }, Money.rand(300))).toEqual({
    toGoBack: Money.rand(300),
    kept: Money.rand(180),
  })
})

it.each(['temporaryHold', 'pending', 'confirmed', 'completed'] as const)('of a %s booking nothing is said of it', (status) => {
  expect(moneyOfEnded({ status, amountPaid: Money.rand(480) }, Money.zero())).toBeNull()
})

import { Money } from '@camp/domain/shared/money.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GatewayTest, GatewayTests } from '../gateway-tests.ts'

export interface GatewayTestsFixture {
  readonly gatewayTests: GatewayTests
  readonly stop: () => Promise<void>
}

const aTest = (number: number): GatewayTest => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  merchantTransactionId: `TEST0000000${number}`,
  amount: Money.rand(5),
  checkoutId: null,
  redirectUrl: null,
  gatewayPaymentId: null,
  resultCode: null,
  refunded: Money.zero(),
  answers: [],
  startedAt: aMoment(`2026-11-21T10:0${number}`).now,
})

export function gatewayTestsContract(adapter: string, start: () => Promise<GatewayTestsFixture>): void {
  describe(`${adapter}: GatewayTests`, () => {
    let fixture: GatewayTestsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('keeps tests with their answers, the last started first', async () => {
      const { gatewayTests } = fixture
      const answer = { step: 'status', at: aMoment().now, isGood: true, outcome: '000.000.000', detail: 'Paid' } as const
      const asked: GatewayTest = {
        ...aTest(1),
        checkoutId: 'checkout-1',
        redirectUrl: 'https://pay.test/1',
        gatewayPaymentId: 'payment-1',
        resultCode: '000.000.000',
        refunded: Money.rand(2),
        answers: [answer],
      }
      await gatewayTests.add(aTest(1))
      await gatewayTests.save(asked)
      await gatewayTests.add(aTest(2))

      expect(await gatewayTests.find(asked.id)).toEqual(asked)
      expect(await gatewayTests.find('none')).toBeUndefined()
      expect(await gatewayTests.latest(10)).toEqual([aTest(2), asked])
      expect(await gatewayTests.latest(1)).toEqual([aTest(2)])
    })
  })
}

import { ReconcilePayments } from '@camp/application/payments/reconcile/reconcile-payments.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PastPayment } from '../../sandboxes/peach/past-payment.ts'
import { type RunningSandboxes, startSandboxes } from '../../sandboxes/start-sandboxes.ts'
import { PeachPayments } from '../../src/payments/peach-payments.ts'
import { PostgresPaymentBooks } from '../../src/payments/postgres-payment-books.ts'
import { PostgresPayments } from '../../src/payments/postgres-payments.ts'
import type { TestStore } from '../../src/postgres/testing/test-store.ts'
import { PostgresTransaction } from '../../src/postgres/transaction.ts'
import { cryptoRandomness } from '../../src/shared/crypto-randomness.ts'
import { pastPayments } from '../past-payments.ts'

/** Asks and changes nothing of a marketplace that was just loaded at this moment: loading takes seconds. */
export function pastPaymentsSuite(store: () => TestStore, clock: Clock): void {
  describe('the payments of a new demo', () => {
    let past: readonly PastPayment[]
    const running: RunningSandboxes[] = []
    beforeAll(async () => {
      past = await pastPayments(store().em)
    })
    afterAll(async () => {
      await Promise.all(running.map(({ stop }) => stop()))
    })
    const given = (payments: readonly PastPayment[]) => givenGateway(clock, running, payments)

    it('are known to the sandbox, so that the books agree with it', async () => {
      const { attempts, differences } = await reconciled(store(), clock, await given(past))

      expect(attempts).toBeGreaterThan(20)
      expect(differences).toEqual([])
    })

    it('would all differ from a sandbox that was not told', async () => {
      const { attempts, differences } = await reconciled(store(), clock, await given([]))

      expect(differences.map(({ code }) => code)).toEqual(Array.from({ length: attempts }, () => 'payment-not-at-gateway'))
    })

    it('can be refunded, up to what is left of them', async () => {
      const gateway = await given(past)
      const untouched = past.find(({ refunded }) => !refunded.isPositive)!
      const returned = past.find(({ refunded }) => refunded.isPositive)!
      const refund = ({ paymentId, amount }: PastPayment) => gateway.refund({ paymentId, amount })

      expect(await refund(untouched)).toMatchObject({ ok: true })
      expect(await refund(returned)).toMatchObject({ ok: false, refusal: { code: 'refund-declined' } })
    })
  })
}

async function givenGateway(
  clock: Clock,
  running: RunningSandboxes[],
  pastPayments: readonly PastPayment[],
): Promise<PeachPayments> {
  const surroundings = { basePort: 65_535, siteUrl: 'http://localhost:4321', notifiedHosts: [], pastPayments }
  const sandboxes = await startSandboxes(['payments'], { ...surroundings, secret: () => '0123456789abcdef0123456789abcdef' })
  running.push(sandboxes)
  if (!sandboxes.settings.payments) throw new Error('the payment sandbox did not start')
  return new PeachPayments({ settings: sandboxes.settings.payments, clock })
}

function reconciled({ em }: TestStore, clock: Clock, gateway: PeachPayments) {
  const reconciling = new ReconcilePayments({
    paymentBooks: new PostgresPaymentBooks(em),
    gateway,
    payments: new PostgresPayments(em),
    transaction: new PostgresTransaction({ em, randomness: cryptoRandomness }),
    settleCheckout: { execute: () => Promise.reject(new Error('reading only')) },
    pause: async () => {},
  })
  const since = clock.now().subtract({ hours: 24 * 7 })
  return reconciling.execute({ since, isFixing: false, onProgress: () => {} })
}

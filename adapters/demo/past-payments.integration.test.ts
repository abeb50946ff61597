import { ReconcilePayments } from '@camp/application/payments/reconcile/reconcile-payments.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PastPayment } from '../sandboxes/peach/past-payment.ts'
import { type RunningSandboxes, startSandboxes } from '../sandboxes/start-sandboxes.ts'
import { PeachPayments } from '../src/payments/peach-payments.ts'
import { PostgresPaymentBooks } from '../src/payments/postgres-payment-books.ts'
import { PostgresPayments } from '../src/payments/postgres-payments.ts'
import { startTestStore, type TestStore } from '../src/postgres/testing/test-store.ts'
import { PostgresTransaction } from '../src/postgres/transaction.ts'
import { cryptoRandomness } from '../src/shared/crypto-randomness.ts'
import { loadDemoMarketplace } from './load-demo-marketplace.ts'
import { pastPayments } from './past-payments.ts'

/** Ahead of the database's own clock, so that live holds have not expired there. */
const clock = { now: () => Temporal.Instant.from('2028-02-15T08:00:00Z') }

let test: TestStore
let past: readonly PastPayment[]
const running: RunningSandboxes[] = []
beforeAll(async () => {
  test = await startTestStore()
  await loadDemoMarketplace({ em: test.em, clock, randomness: cryptoRandomness, publicUrl: 'https://camp.test' })
  past = await pastPayments(test.em)
}, 120_000)
afterAll(async () => {
  await Promise.all(running.map(({ stop }) => stop()))
  await test.stop()
})

async function givenGateway(pastPayments: readonly PastPayment[]): Promise<PeachPayments> {
  const surroundings = { basePort: 65_535, siteUrl: 'http://localhost:4321', notifiedHosts: [], pastPayments }
  const sandboxes = await startSandboxes(['payments'], { ...surroundings, secret: () => '0123456789abcdef0123456789abcdef' })
  running.push(sandboxes)
  if (!sandboxes.settings.payments) throw new Error('the payment sandbox did not start')
  return new PeachPayments({ settings: sandboxes.settings.payments, clock })
}

function reconciled(gateway: PeachPayments) {
  const reconciling = new ReconcilePayments({
    paymentBooks: new PostgresPaymentBooks(test.em),
    gateway,
    payments: new PostgresPayments(test.em),
    transaction: new PostgresTransaction({ em: test.em, randomness: cryptoRandomness }),
    settleCheckout: { execute: () => Promise.reject(new Error('reading only')) },
    pause: async () => {},
  })
  const since = clock.now().subtract({ hours: 24 * 7 })
  return reconciling.execute({ since, isFixing: false, onProgress: () => {} })
}

describe('the payments of a new demo', () => {
  it('are known to the sandbox, so that the books agree with it', async () => {
    const { attempts, differences } = await reconciled(await givenGateway(past))

    expect(attempts).toBeGreaterThan(20)
    expect(differences).toEqual([])
  })

  it('would all differ from a sandbox that was not told', async () => {
    const { attempts, differences } = await reconciled(await givenGateway([]))

    expect(differences.map(({ code }) => code)).toEqual(Array.from({ length: attempts }, () => 'payment-not-at-gateway'))
  })

  it('can be refunded, up to what is left of them', async () => {
    const gateway = await givenGateway(past)
    const untouched = past.find(({ refunded }) => !refunded.isPositive)!
    const returned = past.find(({ refunded }) => refunded.isPositive)!
    const refund = ({ paymentId, amount }: PastPayment) => gateway.refund({ paymentId, amount })

    expect(await refund(untouched)).toMatchObject({ ok: true })
    expect(await refund(returned)).toMatchObject({ ok: false, refusal: { code: 'refund-declined' } })
  })
})

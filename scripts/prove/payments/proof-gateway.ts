import { randomBytes } from 'node:crypto'
import type { PeachFields } from '@camp/adapters/payments/peach-signature.ts'
import { paymentFields } from '@camp/adapters/sandboxes/peach/payment-fields.ts'
import type { SandboxCheckout } from '@camp/adapters/sandboxes/peach/sandbox-ledger.ts'
import { type RunningPeachSandbox, startPeachSandbox } from '@camp/adapters/sandboxes/peach/start-peach-sandbox.ts'
import { sandboxSettings } from '@camp/adapters/sandboxes/testing/sandbox-fixture.ts'
import type { Clock } from '@camp/application/shared/clock.ts'

const secret = () => randomBytes(16).toString('hex')

/** Any shop may ask: a proof has its own address. */
export const proofSandboxSettings: typeof sandboxSettings = { ...sandboxSettings, shopOrigins: 'any' }

/** A gateway that holds what it is told to hold and sends nothing by itself: the proof delivers. */
export interface ProofGateway {
  readonly running: RunningPeachSandbox
  /** From now on the gateway says this of the checkout; the fields are what it would notify. */
  report(checkoutId: string, resultCode: string): PeachFields
  stop(): Promise<void>
}

export async function startProofGateway(clock: Clock): Promise<ProofGateway> {
  const time = { now: clock.now, later: () => {}, stop: () => {} }
  const running = await startPeachSandbox({ port: 0, settings: proofSandboxSettings, time })
  const { ledger } = running.sandbox
  return {
    running,
    report(checkoutId, resultCode) {
      const known = ledger.find(checkoutId)
      if (!known) throw new Error(`the gateway knows no checkout ${checkoutId}`)
      const checkout = ledger.keep(reported(known, resultCode, clock))
      const { payment } = checkout
      return paymentFields(checkout, { resultCode, at: clock.now(), payment })
    },
    stop: running.stop,
  }
}

/** One payment has one id, whatever becomes of it; a page that nobody has used has none. */
function reported(checkout: SandboxCheckout, resultCode: string, clock: Clock): SandboxCheckout {
  if (resultCode === '000.200.100') return checkout
  const card = { bin: '420000', last4: '0091', brand: 'VISA', expiry: '12/30' }
  const first = { id: secret(), card, isRefundable: true, refundedCents: 0, at: clock.now() }
  return { ...checkout, payment: { ...first, ...checkout.payment, resultCode, at: clock.now() } }
}

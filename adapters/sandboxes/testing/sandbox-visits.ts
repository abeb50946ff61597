import type { CheckoutRequest } from '@camp/application/payments/payment-gateway.ts'
import { aCheckoutRequest } from '@camp/application/payments/testing/a-checkout-request.ts'
import { readPeachFields } from '../../src/payments/peach-fields.ts'
import { givenSandbox, type SandboxFixture } from './sandbox-fixture.ts'

const fixtures: SandboxFixture[] = []

/** Stopped by `stopSandboxes`, which every test file calls after each test. */
export async function aSandbox(...facts: Parameters<typeof givenSandbox>): Promise<SandboxFixture> {
  const fixture = await givenSandbox(...facts)
  fixtures.push(fixture)
  return fixture
}

export async function stopSandboxes(): Promise<void> {
  for (const { running } of fixtures.splice(0)) await running.stop()
}

/** `code` asks for the result code that the status has now. */
export async function aCheckout(fixture: SandboxFixture, facts: Partial<CheckoutRequest> = {}) {
  const checkout = await fixture.gateway.createCheckout(aCheckoutRequest(facts))
  const code = async () => {
    const status = await fixture.gateway.status(checkout.checkoutId)
    return status === 'unknown' ? status : status.resultCode
  }
  return { ...checkout, code }
}

/** The result codes of everything delivered to the shop, in order. */
export function deliveredCodes({ delivered }: SandboxFixture): readonly (string | undefined)[] {
  return delivered.map(({ rawBody }) => readPeachFields(rawBody)?.get('result.code'))
}

import type { PaymentGateway } from '@camp/application/payments/payment-gateway.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { PeachPayments } from '../payments/peach-payments.ts'
import type { PeachSettings } from '../payments/peach-settings.ts'
import { demoSandboxPace, type PeachSandboxSettings, shopSettingsFor } from '../payments/sandbox/sandbox-settings.ts'

/** Where the product itself serves the gateway's sandbox while it has no credentials. */
export const sandboxPath = '/dev/payments'

export interface PaymentDoor {
  readonly gateway: PaymentGateway
  /** Where its page for cards is. */
  readonly origin: string
  /** What the sandbox must be served with; absent with a real gateway. */
  readonly sandbox: PeachSandboxSettings | undefined
}

export function paymentDoorOf({ peach, publicUrl }: Configuration, clock: Clock): PaymentDoor {
  const sandbox = peach ? undefined : sandboxSettings(publicUrl)
  const settings: PeachSettings = sandbox
    ? shopSettingsFor(sandbox, publicUrl)
    : { ...given(peach), secretTokens: [given(peach).secretToken], siteUrl: publicUrl }
  return { gateway: new PeachPayments({ settings, clock }), origin: new URL(settings.checkoutUrl).origin, sandbox }
}

/** No secrets: everybody may know them, since no money moves there. The same in every process of one product. */
function sandboxSettings(publicUrl: string): PeachSandboxSettings {
  return {
    ...demoSandboxPace,
    publicUrl: `${publicUrl}${sandboxPath}`,
    clientId: 'demo-client',
    clientSecret: 'demo-client-secret',
    merchantId: 'demo-merchant',
    entityId: '00000000000000000000000000000000',
    secretToken: 'demo-secret-token',
    shopOrigins: [publicUrl],
    notifiedHosts: [new URL(publicUrl).host],
  }
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('neither a gateway nor its sandbox')
  return value
}

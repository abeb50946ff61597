import type { PeachSettings } from '../../src/payments/peach-settings.ts'
import type { SandboxKind } from '../sandbox-kind.ts'
import { pastCheckout } from './past-payment.ts'
import { demoSandboxPace, shopSettingsFor } from './sandbox-settings.ts'

export const peachSandboxKind: SandboxKind<PeachSettings> = {
  title: 'Payment sandbox',
  portAfter: 1,
  isNeeded: ({ peach }) => !peach,
  start: async ({ port, siteUrl, notifiedHosts, secret, pastPayments = [] }) => {
    const { startPeachSandbox } = await import('./start-peach-sandbox.ts')
    const { settings, sandbox, stop } = await startPeachSandbox({
      port,
      settings: {
        ...demoSandboxPace,
        clientId: secret('client id'),
        clientSecret: secret('client secret'),
        merchantId: secret('merchant id'),
        entityId: secret('entity id'),
        secretToken: secret('secret token'),
        cardToken: secret('card token'),
        shopOrigins: 'any',
        notifiedHosts,
      },
    })
    const { entityId } = settings
    sandbox.ledger.recall(pastPayments.map((past) => pastCheckout(past, { entityId, siteUrl })))
    return { settings: shopSettingsFor(settings, siteUrl), pageUrl: settings.publicUrl, stop }
  },
  environment: ({
    oauthUrl,
    checkoutUrl,
    refundUrl,
    clientId,
    clientSecret,
    merchantId,
    entityId,
    secretTokens: [token],
    cardApi,
  }) => ({
    PEACH_OAUTH_URL: oauthUrl,
    PEACH_CHECKOUT_URL: checkoutUrl,
    PEACH_REFUND_URL: refundUrl,
    PEACH_CLIENT_ID: clientId,
    PEACH_CLIENT_SECRET: clientSecret,
    PEACH_MERCHANT_ID: merchantId,
    PEACH_ENTITY_ID: entityId,
    PEACH_SECRET_TOKEN: token,
    ...(cardApi && { PEACH_CARD_URL: cardApi.url, PEACH_CARD_TOKEN: cardApi.accessToken }),
  }),
}

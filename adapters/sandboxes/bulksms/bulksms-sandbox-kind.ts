import { smsReportsAddress } from '@camp/application/messaging/sms/register-sms-webhook.ts'
import type { BulkSmsSettings } from '../../src/bulksms/bulksms-settings.ts'
import type { SandboxKind } from '../sandbox-kind.ts'
import { bulkSmsSettingsFor, demoBulkSmsPace } from './sandbox-settings.ts'

/** It knows the product's webhook from the start. */
export const bulkSmsSandboxKind: SandboxKind<BulkSmsSettings> = {
  title: 'SMS sandbox',
  portAfter: 4,
  isNeeded: ({ bulkSms }) => !bulkSms,
  start: async ({ port, siteUrl, notifiedHosts, secret }) => {
    const { startBulkSmsSandbox } = await import('./start-bulksms-sandbox.ts')
    const webhookSecret = secret('sms webhook')
    const url = smsReportsAddress(siteUrl, webhookSecret)
    const { settings, stop } = await startBulkSmsSandbox({
      port,
      settings: {
        ...demoBulkSmsPace,
        tokenId: secret('sms token id'),
        tokenSecret: secret('sms token secret'),
        webhooks: [{ name: 'Camp delivery reports', url, invokeOption: 'MANY' }],
        notifiedHosts,
      },
    })
    return { settings: bulkSmsSettingsFor(settings, webhookSecret), pageUrl: settings.publicUrl, stop }
  },
  environment: ({ url, tokenId, tokenSecret, webhookSecret }) => ({
    BULKSMS_URL: url,
    BULKSMS_TOKEN_ID: tokenId,
    BULKSMS_TOKEN_SECRET: tokenSecret,
    BULKSMS_WEBHOOK_SECRET: webhookSecret ?? '',
  }),
}

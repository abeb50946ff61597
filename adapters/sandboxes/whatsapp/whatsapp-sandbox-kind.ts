import type { MetaSettings } from '../../src/whatsapp/whatsapp-settings.ts'
import type { SandboxKind } from '../sandbox-kind.ts'
import { demoWhatsAppPace, metaSettingsFor, metaWebhookAddress } from './sandbox-settings.ts'

/** The product reaches it by Meta's protocol; it knows the product's webhook from the start. */
export const whatsAppSandboxKind: SandboxKind<MetaSettings> = {
  title: 'WhatsApp sandbox',
  portAfter: 3,
  isNeeded: ({ whatsApp }) => !whatsApp,
  start: async ({ port, siteUrl, notifiedHosts, secret }) => {
    const { startWhatsAppSandbox } = await import('./start-whatsapp-sandbox.ts')
    const { settings, stop } = await startWhatsAppSandbox({
      port,
      settings: {
        ...demoWhatsAppPace,
        phoneNumberId: '106540352242922',
        accessToken: secret('whatsapp access token'),
        appSecret: secret('whatsapp app secret'),
        verifyToken: secret('whatsapp verify token'),
        accountSid: `AC${secret('twilio account')}`,
        authToken: secret('twilio auth token'),
        from: '+27820000000',
        metaWebhookUrl: metaWebhookAddress(siteUrl),
        notifiedHosts,
      },
    })
    return { settings: metaSettingsFor(settings), pageUrl: settings.publicUrl, stop }
  },
  environment: ({ url, phoneNumberId, accessToken, appSecret, verifyToken }) => ({
    WHATSAPP_PROVIDER: 'meta',
    WHATSAPP_URL: url,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: accessToken,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  }),
}

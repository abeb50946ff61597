import type { WhatsAppConfiguration } from '../configuration/configuration.ts'

/**
 * As the environment or a sandbox gives them: base URL (Meta's with its version), credentials and secrets.
 */
export type WhatsAppSettings = WhatsAppConfiguration
export type MetaSettings = Extract<WhatsAppSettings, { readonly provider: 'meta' }>
export type TwilioSettings = Extract<WhatsAppSettings, { readonly provider: 'twilio' }>

/** Where providers report to, under our own origin. */
export const reportPaths = { meta: '/api/whatsapp/webhook', twilio: '/api/whatsapp/twilio' } as const

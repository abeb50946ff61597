import { type MetaSettings, reportPaths, type TwilioSettings } from '../../src/whatsapp/whatsapp-settings.ts'

export interface WhatsAppSandboxSettings {
  /** Where clients reach the sandbox, without a slash at the end. */
  readonly publicUrl: string
  readonly phoneNumberId: string
  readonly accessToken: string
  readonly appSecret: string
  readonly verifyToken: string
  /** `AC` and 32 hex digits. */
  readonly accountSid: string
  readonly authToken: string
  /** Twilio's sender: `+27820000000`. */
  readonly from: string
  /** Where Meta reports to; Twilio is told with each message. */
  readonly metaWebhookUrl: string
  /** Hosts (`name` or `name:port`) that get reports although they are not loopback. */
  readonly notifiedHosts: readonly string[]
  /** From the submission until the message has left, is on the phone, and is read. */
  readonly sentMs: number
  readonly deliveredMs: number
  readonly readMs: number
  /** How late a late report is. */
  readonly lateMs: number
  /** How long a slow call takes to be answered. */
  readonly slowMs: number
  /** Waits before the second, third … call with a report that was not taken. */
  readonly retryMs: readonly number[]
}

/** Quick enough to look on. */
export const demoWhatsAppPace = {
  sentMs: 800,
  deliveredMs: 2_000,
  readMs: 6_000,
  lateMs: 12_000,
  slowMs: 12_000,
  retryMs: [1_500, 3_000, 6_000, 12_000, ...Array.from({ length: 8 }, () => 15_000)],
} as const satisfies Partial<WhatsAppSandboxSettings>

/** What a client must be told to send at this sandbox, by Meta's protocol. */
export function metaSettingsFor(sandbox: WhatsAppSandboxSettings): MetaSettings {
  const { publicUrl, phoneNumberId, accessToken, appSecret, verifyToken } = sandbox
  return { provider: 'meta', url: `${publicUrl}/v24.0`, phoneNumberId, accessToken, appSecret, verifyToken }
}

/** And by Twilio's. */
export function twilioSettingsFor({ publicUrl, accountSid, authToken, from }: WhatsAppSandboxSettings): TwilioSettings {
  return { provider: 'twilio', url: publicUrl, accountSid, authToken, from }
}

export function metaWebhookAddress(siteUrl: string): string {
  return `${siteUrl.replace(/\/+$/, '')}${reportPaths.meta}`
}

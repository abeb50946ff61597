import type { PeachSettings } from '../../src/payments/peach-settings.ts'

export interface PeachSandboxSettings {
  /**
   * Where shop and shoppers reach the sandbox, without a slash at the end; may have a path when it is mounted
   * under one.
   */
  readonly publicUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly merchantId: string
  /** 32 hex digits. */
  readonly entityId: string
  readonly secretToken: string
  /** Of the API for cards: the bearer that deletes what was kept. */
  readonly cardToken: string
  /** Origins that may create checkouts; localhost is welcome here, unlike at the vendor. */
  readonly shopOrigins: readonly string[] | 'any'
  /** Hosts (`name` or `name:port`) that get notifications although they are not loopback. */
  readonly notifiedHosts: readonly string[]
  readonly tokenSeconds: number
  readonly sessionMinutes: number
  /** The vendor's page loads once; a demo wants reloads to work. */
  readonly hostedPageLoads: 'once' | 'any-number'
  /**
   * `form`: the signature is a field (scheme A). `header`: signature headers over the raw body (scheme B).
   */
  readonly signatureScheme: 'form' | 'header'
  /** Waits before the second, third … delivery of a notification that was not answered with 2xx. */
  readonly retryMs: readonly number[]
  /**
   * How late a late notification is, and how long a pending or cancelled payment takes to succeed after all.
   */
  readonly lateMs: number
  /** Between notifications that are sent in the wrong order. */
  readonly outOfOrderMs: number
}

const minute = 60_000
const day = 24 * 60 * minute

/** 2, 4, 8, 15, 30 minutes, an hour, then daily until the thirtieth day. */
export const vendorRetryMs: readonly number[] = [
  ...[2, 4, 8, 15, 30, 60].map((minutes) => minutes * minute),
  ...Array.from({ length: 29 }, () => day),
]

/** The same ladder with seconds for minutes, as long as anybody looks at a demo. */
export const demoSandboxPace = {
  tokenSeconds: 14_400,
  sessionMinutes: 30,
  hostedPageLoads: 'any-number',
  signatureScheme: 'form',
  retryMs: [2_000, 4_000, 8_000, 15_000, 30_000, 60_000],
  lateMs: 8_000,
  outOfOrderMs: 1_500,
} as const satisfies Partial<PeachSandboxSettings>

/** What a shop must be told to take payments at this sandbox. */
export function shopSettingsFor(sandbox: PeachSandboxSettings, siteUrl: string): PeachSettings {
  const { publicUrl, clientId, clientSecret, merchantId, entityId, secretToken, cardToken } = sandbox
  return {
    oauthUrl: publicUrl,
    checkoutUrl: publicUrl,
    refundUrl: `${publicUrl}/v1/checkout/refund`,
    clientId,
    clientSecret,
    merchantId,
    entityId,
    secretTokens: [secretToken],
    cardApi: { url: `${publicUrl}/v1`, accessToken: cardToken },
    siteUrl,
  }
}

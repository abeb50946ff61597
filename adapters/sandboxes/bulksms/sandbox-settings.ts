import type { BulkSmsSettings } from '../../src/bulksms/bulksms-settings.ts'

export interface SandboxWebhookSettings {
  readonly name: string
  readonly url: string
  readonly invokeOption: 'ONE' | 'MANY'
}

export interface BulkSmsSandboxSettings {
  /** Where clients reach the sandbox, without a slash at the end; the interface stands under `/v1`. */
  readonly publicUrl: string
  readonly tokenId: string
  readonly tokenSecret: string
  /** At the start; one part of an SMS costs one. */
  readonly credits: number
  /** Messages a day. */
  readonly quota: number
  /** Known from the start: nobody tries whether they answer. */
  readonly webhooks: readonly SandboxWebhookSettings[]
  /** Hosts (`name` or `name:port`) that get delivery reports although they are not loopback. */
  readonly notifiedHosts: readonly string[]
  /** From the submission until the message has left, and until it is on the phone. */
  readonly sentMs: number
  readonly deliveredMs: number
  /** How late a late report is. */
  readonly lateMs: number
  /** How long a slow call takes to be answered. */
  readonly slowMs: number
  /** How long reports are gathered for a webhook that takes many. */
  readonly gatherMs: number
  /** Waits before the second, third … call with a report that was not taken. */
  readonly retryMs: readonly number[]
}

const minute = 60_000

/** 90 s, then 3, 6 and 12 minutes, then every 15 minutes for two days. */
export const vendorRetryMs: readonly number[] = [
  1.5 * minute,
  ...[3, 6, 12].map((minutes) => minutes * minute),
  ...Array.from({ length: 2 * 24 * 4 }, () => 15 * minute),
]

/** The same ladder with seconds for minutes, as long as anybody looks at a demo. */
export const demoBulkSmsPace = {
  credits: 1_000,
  quota: 500,
  sentMs: 800,
  deliveredMs: 2_500,
  lateMs: 10_000,
  slowMs: 12_000,
  gatherMs: 300,
  retryMs: [1_500, 3_000, 6_000, 12_000, ...Array.from({ length: 8 }, () => 15_000)],
} as const satisfies Partial<BulkSmsSandboxSettings>

/** What a client must be told to send at this sandbox. */
export function bulkSmsSettingsFor(
  { publicUrl, tokenId, tokenSecret }: BulkSmsSandboxSettings,
  webhookSecret: string | null,
): BulkSmsSettings {
  return { url: `${publicUrl}/v1`, tokenId, tokenSecret, webhookSecret }
}

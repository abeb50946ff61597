export interface BulkSmsSettings {
  /** With its version, without a slash at the end: `https://api.bulksms.com/v1`. */
  readonly url: string
  readonly tokenId: string
  readonly tokenSecret: string
  /** What the webhook's address carries as `secret`; null: delivery reports are refused. */
  readonly webhookSecret: string | null
}

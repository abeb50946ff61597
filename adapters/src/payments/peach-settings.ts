export interface PeachSettings {
  /** Base addresses, without a slash at the end. */
  readonly oauthUrl: string
  readonly checkoutUrl: string
  /** The whole address of the refund call. */
  readonly refundUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly merchantId: string
  readonly entityId: string
  /**
   * The newest first: it signs refunds; notifications may be signed by any of them while a token is being
   * replaced.
   */
  readonly secretTokens: readonly [string, ...string[]]
  /**
   * The vendor's API for cards, with a token of its own: deletes cards that were kept. Absent: they are only
   * forgotten here.
   */
  readonly cardApi?: { readonly url: string; readonly accessToken: string }
  /** The shop's own origin as the gateway's allow-list has it, without a slash at the end. */
  readonly siteUrl: string
}

import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { IncomingMessage } from '../conversations/receive-guest-messages.ts'
import type { DeliveryReport } from '../messaging/communication-history.ts'
import type { WhatsAppProvider } from './whatsapp-setup.ts'

export interface ReceivedReports {
  readonly provider: WhatsAppProvider
  /** Byte for byte: signatures are over these. */
  readonly rawBody: Uint8Array
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Path and query as they arrived: `/api/whatsapp/twilio?a=b`. */
  readonly path: string
}

export type ReportsRefusal =
  /** Not the provider's, or not of the provider that we use. */
  { readonly code: 'signature-invalid' } | { readonly code: 'reports-unreadable' }

/** What a provider tells us, once it is sure that it is the provider. */
export interface WhatsAppReports {
  /** `now` stands in where the provider names no time. */
  read(received: ReceivedReports, now: Temporal.Instant): Result<readonly DeliveryReport[], ReportsRefusal>
  /** What guests wrote, of the same call; nothing of one that is not the provider's. */
  said(received: ReceivedReports): readonly IncomingMessage[]
  /** Meta asks this when an address is registered: the challenge to repeat, or nothing. */
  challengeOf(query: Readonly<Record<string, string | undefined>>): string | undefined
}

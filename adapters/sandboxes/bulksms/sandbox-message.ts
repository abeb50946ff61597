import type { SmsParts } from '@camp/domain/messaging/sms-parts.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export type SandboxStatus =
  | 'ACCEPTED.null'
  | 'SENT.null'
  | 'DELIVERED.null'
  | 'UNKNOWN.null'
  | 'FAILED.EXPIRED'
  | 'FAILED.HANDSET_ERROR'
  | 'FAILED.BLOCKED'
  | 'FAILED.NOT_SENT'

export interface SandboxMessage {
  readonly id: string
  readonly submissionId: string
  readonly submittedAt: Temporal.Instant
  /** With its plus sign. */
  readonly to: string
  readonly from: string | null
  /** As the phone shows it: placeholders filled, characters of another alphabet replaced. */
  readonly body: string
  readonly encoding: 'TEXT' | 'UNICODE'
  readonly parts: SmsParts
  readonly userSuppliedId: string | null
  readonly reports: 'ALL' | 'ERRORS' | 'NONE'
  readonly status: SandboxStatus
}

/** As the vendor writes it; a submission's answer leaves the cost open. */
export function messageOnWire(message: SandboxMessage, { withCost }: { readonly withCost: boolean }): Record<string, unknown> {
  const { id, to, from, body, encoding, parts, userSuppliedId, submissionId, submittedAt } = message
  return {
    id,
    type: 'SENT',
    from,
    to,
    body,
    encoding,
    protocolId: 0,
    messageClass: 2,
    numberOfParts: withCost ? parts.parts : null,
    creditCost: withCost ? parts.parts : null,
    submission: { id: submissionId, date: submittedAt.toString({ smallestUnit: 'second' }) },
    status: statusOnWire(message.status),
    relatedSentMessageId: null,
    userSuppliedId,
  }
}

function statusOnWire(status: SandboxStatus): Record<string, string | null> {
  const [type = '', subtype = 'null'] = status.split('.')
  return { id: status, type, subtype: subtype === 'null' ? null : subtype }
}

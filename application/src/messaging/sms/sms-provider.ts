import type { ReportedState } from '@camp/domain/messaging/delivery-state.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { IncomingMessage } from '../../conversations/receive-guest-messages.ts'

/** One text to one or more phones. */
export interface SmsSubmission {
  /** The same on every try: what the provider took once, it does not take again. */
  readonly id: string
  /** International digits without a plus sign. */
  readonly to: readonly [string, ...string[]]
  readonly text: string
}

/** One phone of a submission, as the provider took it. */
export interface SubmittedSms {
  readonly providerMessageId: string
  /** International digits without a plus sign. */
  readonly to: string
  /** `FAILED.NOT_SENT` when the provider knew at once that it cannot be sent; null otherwise. */
  readonly failure: string | null
  readonly parts: number
}

export type SmsRefusalReason =
  /** Another try would end the same: the provider refuses this very message. */
  | 'message-refused'
  | 'not-configured'
  | 'no-answer'
  | 'server-error'
  | 'answer-unreadable'
  | 'too-many-requests'
  /** The provider does not know us, or not for this. */
  | 'not-authorised'
  | 'no-credits'

/** Why the provider did not do it, in its own words where it had some. */
export interface SmsRefused {
  readonly code: 'sms-refused'
  readonly reason: SmsRefusalReason
  /** Of the provider's answer; null without one. */
  readonly status: number | null
  readonly title: string
  readonly detail: string | null
  /** It may have done it all the same: it was asked, and its answer says neither yes nor no. */
  readonly mayBeTaken?: boolean
}

export interface SmsProfile {
  readonly id: string
  readonly username: string
  readonly created: string
  /** In the provider's credits; one part of an SMS costs about one. */
  readonly credits: { readonly balance: number; readonly limit: number; readonly isTransferAllowed: boolean }
  /** Messages a day. */
  readonly quota: { readonly size: number; readonly remaining: number }
}

/** What the provider tells of one message after it was taken. */
export interface SmsReport {
  readonly providerMessageId: string
  readonly state: ReportedState
  /** `FAILED.EXPIRED`, in the provider's words; null unless it failed. */
  readonly error: string | null
  readonly parts: number | null
  readonly credits: number | null
}

export type SmsReportsRefused =
  | { readonly code: 'secret-invalid' }
  | { readonly code: 'reports-unreadable'; readonly reason: string }

/** Where SMS go. Never throws for an outage: the answer says what happened. */
export interface SmsProvider {
  submit(submission: SmsSubmission): Promise<Result<readonly SubmittedSms[], SmsRefused>>
  profile(): Promise<Result<SmsProfile, SmsRefused>>
  /** Delivery reports come to this address from now on; a second call changes nothing. */
  registerWebhook(address: string): Promise<Result<{ readonly wasKnown: boolean }, SmsRefused>>
  /** The secret that our webhook's address carries; null when none is set. */
  readonly webhookSecret: string | null
  /** Judges the secret first: whoever does not have it learns nothing of what could be read. */
  readReports(received: { readonly secret: string; readonly rawBody: string }): Result<readonly SmsReport[], SmsReportsRefused>
  /** What guests wrote, of the same call; nothing of one without the secret. */
  readIncoming(received: { readonly secret: string; readonly rawBody: string }): readonly IncomingMessage[]
}

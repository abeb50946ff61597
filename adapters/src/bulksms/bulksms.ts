import type { IncomingMessage } from '@camp/application/conversations/receive-guest-messages.ts'
import type { HandedOver, MessageSender, OutgoingMessage, SendRefusal } from '@camp/application/messaging/message-sender.ts'
import { smsFailure } from '@camp/application/messaging/sms/sms-failure.ts'
import type {
  SmsProfile,
  SmsProvider,
  SmsRefused,
  SmsReport,
  SmsReportsRefused,
  SmsSubmission,
  SubmittedSms,
} from '@camp/application/messaging/sms/sms-provider.ts'
import { isInternationalNumber } from '@camp/domain/messaging/cell-number.ts'
import { smsParts } from '@camp/domain/messaging/sms-parts.ts'
import { withoutSmsPlaceholders } from '@camp/domain/messaging/sms-placeholders.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { HttpTimeouts } from '../outbound/http-exchange.ts'
import type { OutboundGuard } from '../outbound/outbound-guard.ts'
import { askBulkSms } from './ask-bulksms.ts'
import { readProfile, readSubmitted, readWebhooks, type SubmittedAnswer } from './bulksms-answers.ts'
import { readBulkSmsIncoming, readBulkSmsReports } from './bulksms-reports.ts'
import type { BulkSmsSettings } from './bulksms-settings.ts'
import { deduplicationId, userSuppliedId } from './message-keys.ts'

const standardTimeouts: HttpTimeouts = { connectMs: 3_000, totalMs: 10_000 }
/** Milliseconds: somebody waits for the page that shows the account. */
const patienceOfReaders = 5_000
/** The provider's standard; a longer text says how long it is, so that nothing of it is cut off. */
const standardMostParts = 3
const mostRounds = 3
/** One webhook a kind of what is told; the door reads both. */
const webhookNames = { SENT: 'Camp delivery reports', RECEIVED: 'Camp messages of guests' } as const

/** SMS through the JSON API of BulkSMS, version 1 (`docs/integrations/bulksms.md`). */
export class BulkSms implements SmsProvider, MessageSender {
  readonly webhookSecret: string | null
  readonly #settings: BulkSmsSettings
  readonly #timeouts: HttpTimeouts

  /** Without a guard it goes anywhere. */
  constructor(options: { settings: BulkSmsSettings; timeouts?: HttpTimeouts; guard?: OutboundGuard | undefined }) {
    const { settings, timeouts = standardTimeouts, guard } = options
    this.#settings = settings
    this.#timeouts = guard ? { ...timeouts, guard } : timeouts
    this.webhookSecret = settings.webhookSecret
  }

  async send({ id, to, text }: OutgoingMessage): Promise<Result<HandedOver, SendRefusal>> {
    const submitted = await this.submit({ id, to: [to], text })
    if (!submitted.ok) {
      const { reason, mayBeTaken = false } = submitted.refusal
      const detail = smsFailure(submitted.refusal)
      return refused(reason === 'message-refused' ? { code: 'undeliverable', detail } : { code: 'temporary', detail, mayBeTaken })
    }
    const [{ providerMessageId, failure } = { providerMessageId: null, failure: null }] = submitted.value
    if (failure) return refused({ code: 'undeliverable', detail: smsFailure({ title: failure }) })
    return accepted({ providerMessageId, deliveryState: 'accepted' })
  }

  async submit(submission: SmsSubmission): Promise<Result<readonly SubmittedSms[], SmsRefused>> {
    if (!submission.to.every(isInternationalNumber)) return refused(refusedHere('the number is not an international one'))
    return this.#submitInRound(submission, 0)
  }

  async profile(): Promise<Result<SmsProfile, SmsRefused>> {
    const totalMs = Math.min(this.#timeouts.totalMs, patienceOfReaders)
    const question = { method: 'GET', path: '/profile' } as const
    const answer = await askBulkSms(this.#settings, question, { ...this.#timeouts, totalMs })
    return answer.ok ? readProfile(answer.value) : answer
  }

  async registerWebhook(address: string): Promise<Result<{ readonly wasKnown: boolean }, SmsRefused>> {
    const answer = await this.#ask({ method: 'GET', path: '/webhooks' })
    const known = answer.ok ? readWebhooks(answer.value) : answer
    if (!known.ok) return known
    let wasKnown = true
    for (const triggerScope of ['SENT', 'RECEIVED'] as const) {
      const name = webhookNames[triggerScope]
      const id = known.value.find((webhook) => webhook.name === name)?.id
      const body = { name, url: address, triggerScope, invokeOption: 'MANY', active: true }
      const path = id === undefined ? '/webhooks' : `/webhooks/${encodeURIComponent(id)}`
      const registered = await this.#ask({ method: 'POST', path, body })
      if (!registered.ok) return registered
      wasKnown &&= id !== undefined
    }
    return accepted({ wasKnown })
  }

  readReports(received: { readonly secret: string; readonly rawBody: string }): Result<readonly SmsReport[], SmsReportsRefused> {
    return readBulkSmsReports(received, this.webhookSecret)
  }

  readIncoming(received: { readonly secret: string; readonly rawBody: string }): readonly IncomingMessage[] {
    return readBulkSmsIncoming(received, this.webhookSecret)
  }

  /**
   * The provider answers a key that it has seen with what it took then; when that was another message, the
   * next key is ours.
   */
  async #submitInRound(submission: SmsSubmission, round: number): Promise<Result<readonly SubmittedSms[], SmsRefused>> {
    const { id, to } = submission
    const text = withoutSmsPlaceholders(submission.text)
    const { parts } = smsParts(text)
    const entry = {
      to: to.map((digits) => `+${digits}`),
      body: text,
      userSuppliedId: userSuppliedId(id),
      longMessageMaxParts: Math.max(parts, standardMostParts),
    }
    const path = `/messages?deduplication-id=${deduplicationId(id, round)}&auto-unicode=true`
    const answer = await this.#ask({ method: 'POST', path, body: [entry] })
    const taken = answer.ok ? readSubmitted(answer.value) : answer
    if (!taken.ok) return taken
    const isOurs = taken.value.every((message) => (message.userSuppliedId ?? entry.userSuppliedId) === entry.userSuppliedId)
    if (isOurs) return accepted(taken.value.map((message) => toSubmitted(message, parts)))
    if (round + 1 < mostRounds) return this.#submitInRound(submission, round + 1)
    return refused({ ...refusedHere('every key was taken by another message'), reason: 'server-error' })
  }

  #ask(question: Parameters<typeof askBulkSms>[1]) {
    return askBulkSms(this.#settings, question, this.#timeouts)
  }
}

function refusedHere(title: string): SmsRefused {
  return { code: 'sms-refused', reason: 'message-refused', status: null, title, detail: null }
}

function toSubmitted({ id, to, status }: SubmittedAnswer, parts: number): SubmittedSms {
  const failure = status.type === 'FAILED' ? status.id : null
  return { providerMessageId: id, to: to.replace(/^\+/, ''), failure, parts }
}

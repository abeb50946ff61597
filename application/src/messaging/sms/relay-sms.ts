import { smsParts } from '@camp/domain/messaging/sms-parts.ts'
import { accepted, type Refused, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { CommunicationHistory, DeliveryReport, SentMessage } from '../communication-history.ts'
import type { NoteDelivery } from '../note-delivery.ts'
import type { PermitRelay, RelayRefusal } from '../relay/permit-relay.ts'
import { smsFailure } from './sms-failure.ts'
import type { SmsProvider, SmsRefused, SmsSubmission, SubmittedSms } from './sms-provider.ts'

export interface RelaySmsPorts {
  readonly permitRelay: Pick<PermitRelay, 'execute'>
  readonly smsProvider: Pick<SmsProvider, 'submit'>
  readonly communicationHistory: Pick<CommunicationHistory, 'add' | 'takeEarlyReports'>
  readonly noteDelivery: Pick<NoteDelivery, 'execute'>
  readonly transaction: Transaction
  readonly clock: Clock
  readonly randomness: Randomness
}

export interface RelaySmsCommand {
  readonly actor: Actor
  /** International digits without a plus sign. */
  readonly to: SmsSubmission['to']
  readonly text: string
  /** The same when a request is repeated: the provider takes it once. Null: this request is new. */
  readonly requestId?: string | null
}

export type RelaySmsRefusal = RelayRefusal | SmsRefused | { readonly code: 'text-too-long'; readonly mostParts: number }

/** More than any notice needs; each part costs. */
export const mostRelayedParts = 6

/** One text at once and with one try, for a client that waits for the answer (rule C4). */
export class RelaySms {
  readonly #ports: RelaySmsPorts

  constructor(ports: RelaySmsPorts) {
    this.#ports = ports
  }

  async execute({ actor, to, text, requestId }: RelaySmsCommand): Promise<Result<readonly SubmittedSms[], RelaySmsRefusal>> {
    const { permitRelay, smsProvider, randomness } = this.#ports
    const { parts } = smsParts(text)
    if (parts > mostRelayedParts) return refused({ code: 'text-too-long', mostParts: mostRelayedParts })
    const permitted = await permitRelay.execute({ actor, messages: to.length * parts })
    if (!permitted.ok) return permitted

    const submitted = await smsProvider.submit({ id: requestId ?? randomness.key(), to, text })
    if (!submitted.ok) return this.#refused(submitted.refusal, to, text)
    await this.#remember(submitted.value, text)
    return accepted(submitted.value)
  }

  /** What the provider reported before we came to note its yes is noted right after. */
  async #remember(submitted: readonly SubmittedSms[], text: string): Promise<void> {
    const { communicationHistory, noteDelivery, transaction } = this.#ports
    const early = await transaction.run(async () => {
      const reports: DeliveryReport[] = []
      for (const sms of submitted) {
        await communicationHistory.add(this.#toHistory(sms, text))
        reports.push(
          ...(await communicationHistory.takeEarlyReports({ channel: 'sms', providerMessageId: sms.providerMessageId })),
        )
      }
      return reports
    })
    for (const report of early) await noteDelivery.execute(report)
  }

  /** What the provider may have taken without saying so is remembered too: somebody may ask. */
  async #refused(refusal: SmsRefused, to: readonly string[], text: string): Promise<Refused<SmsRefused>> {
    const unanswered = { deliveryState: 'unanswered', providerMessageId: null, error: smsFailure(refusal) } as const
    for (const one of refusal.mayBeTaken ? to : []) {
      await this.#ports.communicationHistory.add({
        ...this.#toHistory({ to: one, providerMessageId: '', failure: null }, text),
        ...unanswered,
      })
    }
    return refused(refusal)
  }

  #toHistory({ providerMessageId, to, failure }: Omit<SubmittedSms, 'parts'>, text: string): SentMessage {
    const { clock, randomness } = this.#ports
    return {
      id: randomness.key(),
      outboxMessageId: null,
      organisationId: null,
      reservationId: null,
      channel: 'sms',
      type: 'default',
      to,
      subject: null,
      text,
      html: null,
      attachments: [],
      links: [],
      deliveryState: failure ? 'failed' : 'accepted',
      providerMessageId,
      error: failure,
      sentAt: clock.now(),
    }
  }
}

import { isIdForgotten } from '@camp/domain/messaging/provider-deduplication.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import { errorWithoutPersonalData } from './error-without-personal-data.ts'
import type { ComposedMessage, MessageComposer } from './message-composer.ts'
import type { HandedOver, MessageSenders } from './message-sender.ts'
import type { OutboxMessage } from './outbox.ts'
import type { ShortLinks } from './short-links.ts'
import { withShortLinks } from './with-short-links.ts'

export type Addressed = OutboxMessage & { readonly to: string }

export type Attempt =
  | { readonly kind: 'sent'; readonly composed: ComposedMessage; readonly handedOver: HandedOver }
  | { readonly kind: 'switched-off'; readonly error: string }
  /** The hour has had its share: it counts as no try. */
  | { readonly kind: 'quota-full' }
  | {
      readonly kind: 'failed'
      readonly composed: ComposedMessage | null
      readonly error: string
      /** Another try would end the same. */
      readonly isHopeless: boolean
      /** The guest may have the message: only a person may decide to send it again. */
      readonly isUnanswered: boolean
      /** The provider was asked and did not say whether it took it: it drops a repeat for a while. */
      readonly mayBeTaken: boolean
    }

const tooLate = 'The provider may have it and has forgotten its id: send it again by hand if the guest did not get it'

export interface AttemptPorts {
  readonly messageComposer: MessageComposer
  readonly messageSenders: MessageSenders
  readonly shortLinks: Pick<ShortLinks, 'keep'>
  readonly clock: Clock
  readonly randomness: Pick<Randomness, 'key'>
}

/** One try. Never throws: whatever goes wrong is this message's failure, and the others go on. */
export async function attemptSending(ports: AttemptPorts, message: Addressed): Promise<Attempt> {
  const { messageComposer, messageSenders, clock } = ports
  const { id, channel, type, language, to } = message
  let composed: ComposedMessage | null = null
  try {
    composed = messageComposer.compose(await withShortLinks(ports, message))
    if (isIdForgotten(channel, message.mayBeTakenSince, clock.now())) return unanswered(composed, tooLate)
    const answer = await messageSenders[channel].send({ ...composed, id, channel, type, language, to })
    if (answer.ok) return { kind: 'sent', composed, handedOver: answer.value }
    const { code, detail } = answer.refusal
    if (code === 'switched-off') return { kind: 'switched-off', error: detail }
    if (code === 'temporary' && answer.refusal.isQuotaFull) return { kind: 'quota-full' }
    const error = errorWithoutPersonalData(detail)
    if (code === 'unknown-outcome') return unanswered(composed, error)
    const mayBeTaken = code === 'temporary' && answer.refusal.mayBeTaken === true
    return { kind: 'failed', composed, error, isHopeless: code !== 'temporary', isUnanswered: false, mayBeTaken }
  } catch (fault) {
    const error = errorWithoutPersonalData(fault)
    return { kind: 'failed', composed, error, isHopeless: false, isUnanswered: false, mayBeTaken: composed !== null }
  }
}

function unanswered(composed: ComposedMessage, error: string): Attempt {
  return { kind: 'failed', composed, error, isHopeless: true, isUnanswered: true, mayBeTaken: true }
}

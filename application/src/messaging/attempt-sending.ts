import { errorWithoutPersonalData } from './error-without-personal-data.ts'
import type { ComposedMessage, MessageComposer } from './message-composer.ts'
import type { HandedOver, MessageSenders } from './message-sender.ts'
import type { OutboxMessage } from './outbox.ts'

export type Addressed = OutboxMessage & { readonly to: string }

export type Attempt =
  | { readonly kind: 'sent'; readonly composed: ComposedMessage; readonly handedOver: HandedOver }
  | {
      readonly kind: 'failed'
      readonly composed: ComposedMessage | null
      readonly error: string
      /** Another try would end the same. */
      readonly isHopeless: boolean
      /** The guest may have the message: only a person may decide to send it again. */
      readonly isUnanswered: boolean
    }

/** One try. Never throws: whatever goes wrong is this message's failure, and the others go on. */
export async function attemptSending(
  { composer, senders }: { readonly composer: MessageComposer; readonly senders: MessageSenders },
  message: Addressed,
): Promise<Attempt> {
  const { id, channel, type, language, to } = message
  let composed: ComposedMessage | null = null
  try {
    composed = composer.compose(message)
    const answer = await senders[channel].send({ ...composed, id, channel, type, language, to })
    if (answer.ok) return { kind: 'sent', composed, handedOver: answer.value }
    const { code, detail } = answer.refusal
    const error = errorWithoutPersonalData(detail)
    return { kind: 'failed', composed, error, isHopeless: code !== 'temporary', isUnanswered: code === 'unknown-outcome' }
  } catch (fault) {
    return { kind: 'failed', composed, error: errorWithoutPersonalData(fault), isHopeless: false, isUnanswered: false }
  }
}

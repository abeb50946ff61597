import { judgeParts, judgeWords, paidParts, type WordsRefusal } from '@camp/domain/conversations/message-words.ts'
import { type ReplyChannel, replyChannels } from '@camp/domain/conversations/reply-channels.ts'
import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import type { SkippedBecause } from '@camp/domain/messaging/recipients.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MessageComposer } from '../messaging/message-composer.ts'
import { type NotifiedReservation, submittedFactsOf } from '../messaging/notification-facts.ts'
import { type Outbox, type OutboxMessage, type OutboxMessageId, unsentAt } from '../messaging/outbox.ts'
import { factsOfReservation } from '../reservations/notify.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { ConversationMessage, ConversationMessageId, Conversations } from './conversations.ts'
import { secretIn } from './hear-guest.ts'

export interface WriteToGuestPorts {
  readonly conversations: Pick<Conversations, 'add'>
  readonly outbox: Pick<Outbox, 'add'>
  /** What the guest will read, word for word. */
  readonly messageComposer: MessageComposer
  readonly randomness: Randomness
  readonly publicUrl: string
}

export interface ToGuest {
  readonly reservation: NotifiedReservation
  readonly context: ReservationContext
  readonly lastWhatsAppAt: Temporal.Instant | null
  readonly channel: MessageChannel
  readonly text: string
  readonly by: string
}

export type Unreachable = { readonly code: 'channel-unreachable'; readonly because: SkippedBecause }
/** The guest would be led to a page that a link opens, and such a page shows no gate code (rule L9). */
export type GateCodeHidden = { readonly code: 'gate-code-hidden' }
export type ToGuestRefusal = WordsRefusal | Unreachable | GateCodeHidden

/** A message that could go out, and how the guest would get it. */
export interface MessageToGuest {
  readonly message: OutboxMessage
  readonly line: ConversationMessage
  readonly shown: {
    readonly channel: MessageChannel
    readonly to: string
    readonly subject: string | null
    readonly text: string
    /** Of an SMS: what it costs. */
    readonly parts: number | null
    readonly leadsToPage: boolean
  }
}

/** Puts words to a guest into an envelope; nothing is written. `occurrence` makes a repeat known. */
export function messageToGuest(
  ports: Pick<WriteToGuestPorts, 'messageComposer' | 'randomness' | 'publicUrl'>,
  { reservation, context, lastWhatsAppAt, channel, text: typed, by, occurrence }: ToGuest & { readonly occurrence: string },
): Result<MessageToGuest, ToGuestRefusal> {
  const submitted = submittedFactsOf(reservation)
  const way = waysTo(reservation, lastWhatsAppAt, context.now).find((one) => one.channel === channel)
  if (!submitted || !way?.to) return refused({ code: 'channel-unreachable', because: way?.obstacle ?? 'no-email' })
  const words = judgeWords(typed)
  if (!words.ok) return words
  const text = words.value
  const { to, leadsToPage } = way
  const secret = secretIn(text, submitted.gateCode)
  if (leadsToPage && secret !== null) return refused({ code: 'gate-code-hidden' })
  const staffMessage = { text, isFixedText: leadsToPage }
  const facts = { ...factsOfReservation({ reservation, context }, ports.publicUrl), staffMessage }
  const { language } = submitted.guest
  const composed = ports.messageComposer.compose({ type: 'default', event: 'staff-message', channel, language, facts })
  const parts = paidParts(channel, composed.text)
  const judged = judgeParts(parts)
  if (!judged.ok) return judged

  const { id: reservationId, organisationId } = reservation
  const id = ports.randomness.key() as OutboxMessageId
  const whose = { organisationId, reservationId, channel }
  const sent = { event: 'staff-message', type: 'default', ...unsentAt(context.now) } as const
  return accepted({
    message: { ...whose, ...sent, id, occurrence, to, language, facts },
    line: { ...whose, ...lineOf({ text, by, at: context.now, secret }, ports, id) },
    shown: { channel, to, subject: composed.subject, text: composed.text, parts, leadsToPage },
  })
}

/** In the caller's transaction. Answers no for what was written before. */
export async function writeToGuest(ports: WriteToGuestPorts, { message, line }: MessageToGuest): Promise<boolean> {
  if ((await ports.outbox.add([message])) === 0) return false
  return ports.conversations.add(line)
}

/** When the guest last wrote there. */
export function lastWhatsAppIn(said: readonly ConversationMessage[]): Temporal.Instant | null {
  return said.findLast(({ side, channel }) => side === 'guest' && channel === 'app')?.at ?? null
}

/** How its guest can be reached at this moment, each way with what stands in it. */
export function waysTo(
  reservation: NotifiedReservation,
  lastWhatsAppAt: Temporal.Instant | null,
  now: Temporal.Instant,
): readonly ReplyChannel[] {
  const guest = submittedFactsOf(reservation)?.guest
  if (!guest) return []
  return replyChannels(guest, { lastWhatsAppAt, now })
}

function lineOf(
  said: Pick<ConversationMessage, 'text' | 'by' | 'at' | 'secret'>,
  { randomness }: Pick<WriteToGuestPorts, 'randomness'>,
  outboxMessageId: OutboxMessageId,
) {
  const id = randomness.uuid() as ConversationMessageId
  const nothing = { fromNumber: null, fromAddress: null, providerMessageId: null, isUnsure: false, settled: null }
  return { id, side: 'campsite', outboxMessageId, ...said, ...nothing } as const
}

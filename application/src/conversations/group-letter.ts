import { channelsFor, type GroupWay } from '@camp/domain/conversations/guest-group.ts'
import type { SkippedBecause } from '@camp/domain/messaging/recipients.ts'
import { fillIn, type TextField } from '@camp/domain/saved-texts/text-fields.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type NotifiedReservation, submittedFactsOf } from '../messaging/notification-facts.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'
import { fieldValuesOf } from './field-values.ts'
import { type MessageToGuest, messageToGuest, type ToGuestRefusal, type WriteToGuestPorts } from './write-to-guest.ts'

/** Why a guest of a group does not get the message. */
export type LeftOut =
  | { readonly why: 'not-confirmed' | 'checked-out' | 'not-coming' | 'has-it' | 'too-long' | 'gate-code-hidden' }
  | { readonly why: 'unreachable'; readonly because: SkippedBecause }
  | { readonly why: 'field-empty'; readonly field: TextField }

export interface GroupLetter {
  readonly reservation: NotifiedReservation
  readonly context: ReservationContext
  readonly lastWhatsAppAt: Temporal.Instant | null
  readonly text: string
  readonly way: GroupWay
  readonly by: string
  readonly occurrence: string
}

/** The message to one guest of a group, by the first channel that takes it whole. */
export function groupLetter(
  ports: Pick<WriteToGuestPorts, 'messageComposer' | 'randomness' | 'publicUrl'>,
  { text: asked, way, ...letter }: GroupLetter,
): MessageToGuest | LeftOut {
  const submitted = submittedFactsOf(letter.reservation)
  if (!submitted) return { why: 'not-confirmed' }
  const filled = fillIn(asked, fieldValuesOf(letter, ports.publicUrl))
  if (!filled.ok) {
    return filled.refusal.code === 'field-empty' ? { why: 'field-empty', field: filled.refusal.field } : { why: 'too-long' }
  }
  let leftOut: LeftOut | undefined
  for (const channel of channelsFor(submitted.guest, way)) {
    const written = messageToGuest(ports, { ...letter, channel, text: filled.value })
    if (written.ok) return written.value
    leftOut ??= leftOutBy(written.refusal)
  }
  return leftOut ?? { why: 'unreachable', because: 'no-email' }
}

function leftOutBy(refusal: ToGuestRefusal): LeftOut {
  if (refusal.code === 'channel-unreachable') return { why: 'unreachable', because: refusal.because }
  return { why: refusal.code === 'gate-code-hidden' ? refusal.code : 'too-long' }
}

import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

type Message = WireDeskReservation['messages'][number]
type Said = WireDeskReservation['conversation'][number]

export type ThreadLine =
  | { readonly kind: 'said'; readonly at: string; readonly said: Said; readonly sent: Message | null }
  | { readonly kind: 'sent'; readonly at: string; readonly sent: Message }

/** When the last came that stands in the thread; empty: nothing does. */
export function lastSaid({ conversation }: Pick<WireDeskReservation, 'conversation'>): string {
  return conversation.at(-1)?.at ?? ''
}

/**
 * What was written by people and what went out by itself, in one line of time, the oldest first. An answer
 * stands once, with how it fares on its way.
 */
export function threadLines({
  conversation,
  messages,
}: Pick<WireDeskReservation, 'conversation' | 'messages'>): readonly ThreadLine[] {
  const answers = new Set<string | null>(conversation.map(({ outboxMessageId }) => outboxMessageId))
  const lines: readonly ThreadLine[] = [
    ...conversation.map((said) => {
      const sent = messages.find(({ id }) => id === said.outboxMessageId) ?? null
      return { kind: 'said' as const, at: said.at, said, sent }
    }),
    ...messages
      .filter(({ id, isToCampsite }) => !isToCampsite && !answers.has(id))
      .map((sent) => ({ kind: 'sent' as const, at: sent.at, sent })),
  ]
  return lines.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

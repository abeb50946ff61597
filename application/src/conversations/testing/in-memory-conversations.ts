import { deskSearchText } from '@camp/domain/reservations/desk-search.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import type {
  ConversationMessage,
  ConversationMessageId,
  Conversations,
  InboxConversation,
  InboxOf,
  Settled,
} from '../conversations.ts'

const { compare } = Temporal.Instant

export class InMemoryConversations implements Conversations {
  readonly #reservations: Pick<Reservations, 'find' | 'list'>
  #messages: readonly ConversationMessage[] = []

  constructor(reservations: Pick<Reservations, 'find' | 'list'>) {
    this.#reservations = reservations
  }

  async add(message: ConversationMessage): Promise<boolean> {
    const { channel, providerMessageId } = message
    const isKnown = this.#messages.some((one) => one.channel === channel && one.providerMessageId === providerMessageId)
    if (providerMessageId !== null && isKnown) return false
    this.#messages = [...this.#messages, message]
    return true
  }

  async of(reservationId: ReservationId): Promise<readonly ConversationMessage[]> {
    return this.#messages.filter((message) => message.reservationId === reservationId).slice(-500)
  }

  async lastByWhatsApp(ids: readonly ReservationId[]): Promise<ReadonlyMap<ReservationId, Temporal.Instant>> {
    const theirs = this.#messages.filter(({ side, channel }) => side === 'guest' && channel === 'app')
    const found = ids.map((id) => [id, theirs.findLast(({ reservationId }) => reservationId === id)?.at] as const)
    return new Map(found.filter((entry): entry is [ReservationId, Temporal.Instant] => entry[1] !== undefined))
  }

  async find(id: ConversationMessageId): Promise<ConversationMessage | undefined> {
    return this.#messages.find((message) => message.id === id)
  }

  async inbox({ organisationId, since, limit }: Parameters<Conversations['inbox']>[0]): Promise<readonly InboxConversation[]> {
    const all = await Promise.all(this.#conversationsOf({ organisationId }).map((messages) => this.#conversation(messages)))
    const waiting = all.filter((one) => one.waitingSince !== null)
    const dealtWith = all.filter(({ waitingSince, last }) => waitingSince === null && compare(last.at, since) >= 0)
    return [
      ...waiting.toSorted((a, b) => compare(a.waitingSince ?? since, b.waitingSince ?? since)),
      ...dealtWith.toSorted((a, b) => compare(b.last.at, a.last.at)),
    ].slice(0, limit)
  }

  async countWaiting(of: InboxOf): Promise<number> {
    return this.#conversationsOf(of).filter((messages) => messages.some(({ settled }) => settled === null)).length
  }

  async settle(reservationId: ReservationId, settled: Settled, seenUpTo: Temporal.Instant): Promise<number> {
    return this.#change(
      ({ reservationId: of, side, settled: how, at }) =>
        of === reservationId && side === 'guest' && how === null && compare(at, seenUpTo) <= 0,
      (message) => ({ ...message, settled }),
    )
  }

  async settleOne(id: ConversationMessageId, settled: Settled): Promise<void> {
    this.#change(
      (message) => message.id === id,
      (message) => ({ ...message, settled }),
    )
  }

  async reopen(reservationId: ReservationId): Promise<number> {
    const aside = this.#messages.filter((one) => one.reservationId === reservationId && one.settled?.how === 'set-aside')
    const last = aside
      .map(({ settled }) => settled?.at)
      .filter((at) => at !== undefined)
      .toSorted(compare)
      .at(-1)
    return this.#change(
      (message) => aside.includes(message) && last !== undefined && message.settled?.at.equals(last) === true,
      (message) => ({ ...message, settled: null }),
    )
  }

  async bookingsOfNumber(digits: string, since: Temporal.PlainDate): Promise<readonly ReservationId[]> {
    const listed = await this.#reservations.list({ limit: 1000 })
    const all = await Promise.all(listed.map(({ id }) => this.#reservations.find(id)))
    const isMeant = (reservation: Reservation) =>
      !['temporaryHold', 'cancelled', 'noShow'].includes(reservation.status) &&
      Temporal.PlainDate.compare(reservation.stay.departure, since) >= 0 &&
      deskSearchText(reservation).includes(digits)
    return all
      .filter((reservation) => reservation !== undefined)
      .filter(isMeant)
      .toSorted((one, other) => compare(other.createdAt, one.createdAt))
      .slice(0, 20)
      .map(({ id }) => id)
  }

  async assign(id: ConversationMessageId, to: Parameters<Conversations['assign']>[1]): Promise<boolean> {
    const assigned = this.#change(
      (message) => message.id === id && message.reservationId === null,
      (message) => ({ ...message, ...to, isUnsure: false }),
    )
    return assigned > 0
  }

  #change(
    isMeant: (message: ConversationMessage) => boolean,
    changed: (message: ConversationMessage) => ConversationMessage,
  ): number {
    const before = this.#messages
    this.#messages = before.map((message) => (isMeant(message) ? changed(message) : message))
    return before.filter(isMeant).length
  }

  /** What guests wrote, by booking; what belongs to none stands alone. */
  #conversationsOf({ organisationId }: InboxOf): readonly (readonly ConversationMessage[])[] {
    const theirs = this.#messages.filter((one) => one.organisationId === organisationId && one.side === 'guest')
    return [...Map.groupBy(theirs, ({ reservationId, id }) => reservationId ?? id).values()]
  }

  async #conversation(messages: readonly ConversationMessage[]): Promise<InboxConversation> {
    const last = messages.at(-1) as ConversationMessage
    const waiting = messages.filter(({ settled }) => settled === null)
    const reservation = last.reservationId === null ? undefined : await this.#reservations.find(last.reservationId)
    const guest = reservation && submittedFacts(reservation)?.guest
    return {
      organisationId: last.organisationId,
      booking: reservation
        ? {
            id: reservation.id,
            simpleReference: reservation.simpleReference,
            guestName: `${guest?.firstName ?? ''} ${guest?.lastName ?? ''}`.trim(),
            arrival: reservation.stay.arrival,
            departure: reservation.stay.departure,
          }
        : null,
      last,
      waiting: waiting.length,
      waitingSince: waiting[0]?.at ?? null,
    }
  }
}

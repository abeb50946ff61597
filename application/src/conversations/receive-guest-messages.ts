import { longestHeard, readable } from '@camp/domain/conversations/guest-mail.ts'
import { heardSince } from '@camp/domain/conversations/still-heard.ts'
import { internationalDigits } from '@camp/domain/messaging/cell-number.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { CommunicationHistory } from '../messaging/communication-history.ts'
import type { NotifiedReservation } from '../messaging/notification-facts.ts'
import type { Reservations } from '../reservations/reservations.ts'
import { todayIn } from '../shared/clock.ts'
import type { Conversations } from './conversations.ts'
import { hearWords, type IncomingWordsPorts, isBooked, mayComeNow } from './incoming-words.ts'

/** What somebody sent to one of our numbers; the door has checked that its provider brought it. */
export interface IncomingMessage {
  readonly channel: 'sms' | 'app'
  /** International digits. */
  readonly from: string
  readonly text: string
  readonly providerMessageId: string
  /** The provider's id of our message that it answers; null where it does not say. */
  readonly answers: string | null
}

export interface ReceiveGuestMessagesPorts extends IncomingWordsPorts {
  readonly conversations: Conversations
  readonly reservations: Pick<Reservations, 'find'>
  readonly communicationHistory: Pick<CommunicationHistory, 'forReport'>
}

/**
 * Messages to our numbers find the booking that they are about: that of the message which they answer,
 * otherwise the newest that is still on of whoever has the number. Where several campsites could be meant
 * nobody is shown it but the platform, which assigns it. Safe to repeat.
 */
export class ReceiveGuestMessages {
  readonly #ports: ReceiveGuestMessagesPorts

  constructor(ports: ReceiveGuestMessagesPorts) {
    this.#ports = ports
  }

  /** Answers how many were new. */
  async execute(messages: readonly IncomingMessage[]): Promise<number> {
    let heard = 0
    for (const message of messages) if (await this.#receive(message)) heard += 1
    return heard
  }

  async #receive(message: IncomingMessage): Promise<boolean> {
    const said = { ...message, text: readable(message.text.slice(0, longestHeard)) }
    if (said.text.trim() === '' || !(await mayComeNow(this.#ports, `incoming ${message.from}`))) return false
    return this.#ports.transaction.run(async () => {
      const about = await this.#bookingOf(said)
      const { channel, text, from: fromNumber, providerMessageId } = said
      const words = { channel, text, fromNumber, providerMessageId, isUnsure: about?.isUnsure ?? false }
      return hearWords(this.#ports, about?.reservation, words)
    })
  }

  async #bookingOf({ channel, from, answers }: IncomingMessage) {
    const answered = answers && (await this.#ports.communicationHistory.forReport({ channel, providerMessageId: answers }))
    const named = answered && answered.to === from ? answered.reservationId : null
    const reservation = named && (await this.#ports.reservations.find(named))
    if (reservation && isBooked(reservation)) return { reservation, isUnsure: false }
    return this.#newestOf(from)
  }

  async #newestOf(number: string) {
    const { conversations, reservations, clock } = this.#ports
    const since = heardSince(todayIn('UTC', clock))
    const found: NotifiedReservation[] = []
    for (const id of await conversations.bookingsOfNumber(number, since)) {
      const reservation = await reservations.find(id)
      if (reservation && isBooked(reservation) && numberOf(reservation) === number) found.push(reservation)
    }
    const [newest] = found
    if (!newest || found.some(({ organisationId }) => organisationId !== newest.organisationId)) return undefined
    return { reservation: newest, isUnsure: found.length > 1 }
  }
}

function numberOf(reservation: NotifiedReservation): string | null {
  const guest = submittedFacts(reservation)?.guest
  const number = guest && internationalDigits(guest.countryCode, guest.cell)
  return number?.ok ? number.value : null
}

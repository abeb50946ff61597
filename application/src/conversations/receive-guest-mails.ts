import { isAutomaticMail } from '@camp/domain/conversations/automatic-mail.ts'
import { type GuestMail, readable, wordsOfMail } from '@camp/domain/conversations/guest-mail.ts'
import { isStillHeard } from '@camp/domain/conversations/still-heard.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Mailbox, MailboxFault, WaitingMail } from '../messaging/email/mailbox.ts'
import type { ReplyAddresses } from '../messaging/email/reply-addresses.ts'
import type { NotifiedReservation } from '../messaging/notification-facts.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Actor } from '../shared/actor.ts'
import { todayIn } from '../shared/clock.ts'
import { FaultsOfSome } from '../shared/each-by-itself.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import { hearWords, type IncomingWordsPorts, isBooked, mayComeNow } from './incoming-words.ts'
import type { MailReader } from './mail-reader.ts'

export interface ReceiveGuestMailsPorts extends IncomingWordsPorts {
  readonly replyMailbox: Mailbox
  readonly mailReader: MailReader
  readonly replyAddresses: Pick<ReplyAddresses, 'bookingOf'>
  readonly reservations: Pick<Reservations, 'findByReference'>
}

/**
 * What became of a mail: it stands in the conversation of its booking; it waits for the platform; it was
 * brought before; no person wrote it; it has no words; too many came, and it is only in the mailbox.
 */
export const mailOutcomes = ['heard', 'of-nobody', 'known', 'automatic', 'empty', 'too-many'] as const
export type MailOutcome = (typeof mailOutcomes)[number]

export interface ReceivedMails {
  readonly mails: readonly { readonly name: string; readonly outcome: MailOutcome }[]
  /** In the mailbox, for the next time. */
  readonly waiting: number
}

/** Of all that nobody knows: whoever finds the mailbox fills no list. */
export const mostOfNobodyPerHour = 60

/**
 * Reads the mailbox to which guests answer. A mail belongs to the booking whose address it was sent to, as
 * long as that is one that we gave out and the stay is not long over; any other waits for the platform
 * (rule M30). Whatever came of it, it is read and stays in the mailbox.
 */
export class ReceiveGuestMails {
  readonly #ports: ReceiveGuestMailsPorts

  constructor(ports: ReceiveGuestMailsPorts) {
    this.#ports = ports
  }

  async execute(command: {
    readonly actor: Actor
    /** Mails at one time; the others wait for the next. */
    readonly limit: number
    /** Says what would come of them, and leaves them there. */
    readonly dryRun: boolean
  }): Promise<Result<ReceivedMails, NotPermitted | { readonly code: MailboxFault }>> {
    const { actor, limit, dryRun } = command
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const mails: ReceivedMails['mails'][number][] = []
    const faults = new FaultsOfSome()
    const taken = await this.#ports.replyMailbox.takeEach(limit, async (waiting) => {
      try {
        mails.push({ name: waiting.name, outcome: await this.#receive(waiting, dryRun) })
        faults.noteAnswered()
        return !dryRun
      } catch (fault) {
        faults.add(`mail ${waiting.id}`, fault)
        return false
      }
    })
    faults.throwIfAny()
    return taken.ok ? accepted({ mails, waiting: taken.value.waiting }) : taken
  }

  async #receive(waiting: WaitingMail, dryRun: boolean): Promise<MailOutcome> {
    const mail = (waiting.bytes && (await this.#ports.mailReader.read(waiting.bytes))) ?? unreadable(waiting)
    if (this.#isAutomatic(mail)) return 'automatic'
    const text = wordsOfMail(mail)
    if (text === '') return 'empty'
    const reservation = await this.#bookingOf(mail)
    const outcome = reservation ? 'heard' : 'of-nobody'
    if (dryRun) return outcome
    if (!(await this.#mayComeNow(reservation))) return 'too-many'
    const said = { channel: 'email', text, fromAddress: mail.from, providerMessageId: mail.messageId } as const
    const isNew = await this.#ports.transaction.run(() => hearWords(this.#ports, reservation, said))
    return isNew ? outcome : 'known'
  }

  /** Our own address as the sender would be an answer to ourselves. */
  #isAutomatic({ headers, from }: GuestMail): boolean {
    return isAutomaticMail(headers) || (from !== null && this.#ports.replyAddresses.bookingOf(from) !== null)
  }

  async #bookingOf({ to }: GuestMail): Promise<NotifiedReservation | undefined> {
    const { replyAddresses, reservations, clock } = this.#ports
    const reference = to.map((address) => replyAddresses.bookingOf(address)).find((found) => found !== null)
    const found = reference ? await reservations.findByReference(reference) : undefined
    if (!found || !isBooked(found)) return undefined
    return isStillHeard(found.stay.departure, todayIn('UTC', clock)) ? found : undefined
  }

  #mayComeNow(reservation: NotifiedReservation | undefined): Promise<boolean> {
    return reservation
      ? mayComeNow(this.#ports, `incoming mail about ${reservation.id}`)
      : mayComeNow(this.#ports, 'incoming mail about nothing', mostOfNobodyPerHour)
  }
}

/** Somebody looks at it in the mailbox. */
function unreadable({ id, name }: WaitingMail): GuestMail {
  const text = `[${readable(name)}: it could not be read, and is in the mailbox]`
  return { headers: new Map(), messageId: `unread ${id}`, from: null, to: [], subject: '', text, attachments: [] }
}

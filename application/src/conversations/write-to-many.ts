import {
  type GroupWay,
  type GuestGroup,
  groupOccurrence,
  isOfGroup,
  leftOutByStatus,
  mostAtOnce,
} from '@camp/domain/conversations/guest-group.ts'
import { judgeWords, type WordsRefusal } from '@camp/domain/conversations/message-words.ts'
import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import { type SmsPartPrice, smsCost } from '@camp/domain/messaging/sms-cost.ts'
import { unknownFields } from '@camp/domain/saved-texts/text-fields.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { DayReservation, DeskReservations } from '../desk/desk-reservations.ts'
import type { Outbox } from '../messaging/outbox.ts'
import type { SignInAttempts } from '../people/sign-in-attempts.ts'
import { actorName } from '../reservations/find-managed.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Actor } from '../shared/actor.ts'
import { todayIn } from '../shared/clock.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import { revisionOf } from '../shared/revision.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { Conversations } from './conversations.ts'
import { groupLetter, type LeftOut } from './group-letter.ts'
import { type MessageToGuest, type WriteToGuestPorts, writeToGuest } from './write-to-guest.ts'

export interface WriteToManyCommand {
  readonly actor: Actor
  readonly orgSlug: string
  readonly group: GuestGroup
  readonly day: Temporal.PlainDate
  readonly way: GroupWay
  /** With fields, which each booking fills. */
  readonly text: string
  /** Of what was shown before: anything else is shown first. */
  readonly revision?: string
  readonly dryRun?: boolean
}

export interface GuestOfGroup {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly guestName: string | null
  readonly plots: readonly string[]
}

export interface GroupMessage {
  /** Who gets it, and how. */
  readonly to: readonly (GuestOfGroup & {
    readonly channel: MessageChannel
    readonly parts: number | null
    readonly leadsToPage: boolean
  })[]
  readonly leftOut: readonly (GuestOfGroup & LeftOut)[]
  /** As the first of them gets it. */
  readonly example: string | null
  /** The cost is about what the parts cost; null where nobody has said what one does. */
  readonly sms: { readonly messages: number; readonly parts: number; readonly cost: Money | null }
  readonly revision: string
}

export type WriteToManyRefusal =
  | NotFound
  | NotPermitted
  | WordsRefusal
  | { readonly code: 'field-unknown'; readonly field: string }
  | { readonly code: 'day-over'; readonly today: Temporal.PlainDate }
  | { readonly code: 'too-many-guests'; readonly most: number; readonly guests: number }
  | { readonly code: 'nobody-to-write-to' }
  | { readonly code: 'not-as-shown' }
  | { readonly code: 'too-often'; readonly most: number }

/** Messages to many from one campsite in a day. */
export const mostGroupMessagesPerDay = 12

export interface WriteToManyPorts extends WriteToGuestPorts, ReservationContextPorts {
  readonly bookings: Pick<DeskReservations, 'onDay'>
  readonly reservations: Pick<Reservations, 'findAll'>
  readonly conversations: Pick<Conversations, 'add' | 'lastByWhatsApp'>
  readonly outbox: Pick<Outbox, 'add' | 'writtenTo'>
  readonly attempts: Pick<SignInAttempts, 'take'>
  readonly smsPartPrice: SmsPartPrice | null
  readonly transaction: Transaction
}

/**
 * The campsite writes to everybody of a day at once; each message stands in the conversation of its booking.
 * The same words to the same people of the same day go out once, however often they are sent.
 */
export class WriteToMany {
  readonly #ports: WriteToManyPorts

  constructor(ports: WriteToManyPorts) {
    this.#ports = ports
  }

  async execute(command: WriteToManyCommand): Promise<Result<GroupMessage, WriteToManyRefusal>> {
    const desk = await openDesk(this.#ports, command)
    if (!desk.ok) return desk
    const { id: organisationId, province } = desk.value.organisation
    const today = todayIn(province.country.timezone, this.#ports.clock)
    if (Temporal.PlainDate.compare(command.day, today) < 0) return refused({ code: 'day-over', today })
    const words = judgeWords(command.text)
    if (!words.ok) return words
    const [unknown] = unknownFields(words.value)
    if (unknown !== undefined) return refused({ code: 'field-unknown', field: unknown })
    const listed = await this.#ports.bookings.onDay(organisationId, command.day)
    const meant = listed.filter((booking) => isOfGroup(command.group, command.day, booking))
    if (meant.length > mostAtOnce) return refused({ code: 'too-many-guests', most: mostAtOnce, guests: meant.length })
    const asked = { ...command, text: words.value }
    const letters = await this.#letters(meant, asked)
    const shown = shownOf(letters, asked, this.#ports)
    if (command.dryRun) return accepted(shown)
    if (shown.to.length === 0) return refused({ code: 'nobody-to-write-to' })
    if (command.revision !== undefined && command.revision !== shown.revision) return refused({ code: 'not-as-shown' })
    if (!(await this.#mayWriteNow(organisationId))) return refused({ code: 'too-often', most: mostGroupMessagesPerDay })
    await this.#ports.transaction.run(async () => {
      for (const { letter } of letters) if ('message' in letter) await writeToGuest(this.#ports, letter)
    })
    return accepted(shown)
  }

  async #letters(meant: readonly DayReservation[], command: WriteToManyCommand): Promise<readonly Letter[]> {
    const { outbox, reservations, conversations } = this.#ports
    const { actor, group, day, text, way } = command
    const occurrence = groupOccurrence(revisionOf({ group, day: day.toString(), text }))
    const ids = meant.map(({ id }) => id)
    const told = new Set(await outbox.writtenTo(ids, { event: 'staff-message', occurrence }))
    const reasonOf = (booking: DayReservation) => (told.has(booking.id) ? 'has-it' : leftOutByStatus(booking.status))
    const written = meant.filter((booking) => reasonOf(booking) === null).map(({ id }) => id)
    const found = new Map((await reservations.findAll(written)).map((reservation) => [reservation.id, reservation]))
    const lastByWhatsApp = await conversations.lastByWhatsApp(written)
    const [one] = found.values()
    // They are all of one campsite.
    const context = one && (await contextOf(one, this.#ports))
    return meant.map((booking) => {
      const reservation = found.get(booking.id)
      if (!context || !reservation || reservation.status === 'temporaryHold') {
        return { booking, letter: { why: reasonOf(booking) ?? 'not-confirmed' } }
      }
      const lastWhatsAppAt = lastByWhatsApp.get(booking.id) ?? null
      const asked = { reservation, context, lastWhatsAppAt, text, way, by: actorName(actor), occurrence }
      return { booking, letter: groupLetter(this.#ports, asked) }
    })
  }

  async #mayWriteNow(organisationId: OrganisationId): Promise<boolean> {
    const { attempts, clock } = this.#ports
    const at = clock.now()
    const limit = {
      bucket: `group message of ${organisationId}`,
      most: mostGroupMessagesPerDay,
      since: at.subtract({ hours: 24 }),
      at,
    }
    return (await attempts.take(limit)) !== undefined
  }
}

interface Letter {
  readonly booking: DayReservation
  readonly letter: MessageToGuest | LeftOut
}

function shownOf(
  letters: readonly Letter[],
  { group, day, way, text }: WriteToManyCommand,
  { smsPartPrice }: Pick<WriteToManyPorts, 'smsPartPrice'>,
): GroupMessage {
  const to = letters.flatMap(({ booking, letter }) => {
    if (!('message' in letter)) return []
    const { channel, parts, leadsToPage } = letter.shown
    return [{ ...guestOf(booking), channel, parts, leadsToPage }]
  })
  const leftOut = letters.flatMap(({ booking, letter }) => ('why' in letter ? [{ ...guestOf(booking), ...letter }] : []))
  const first = letters.find(({ letter }) => 'message' in letter)?.letter
  const sms = to.filter(({ channel }) => channel === 'sms')
  const parts = sms.reduce((sum, one) => sum + (one.parts ?? 0), 0)
  return {
    to,
    leftOut,
    example: first && 'message' in first ? first.line.text : null,
    sms: { messages: sms.length, parts, cost: smsCost(parts, smsPartPrice) },
    revision: revisionOf([group, day.toString(), way, text, to.map((one) => [one.id, one.channel, one.parts])]),
  }
}

function guestOf({ id, simpleReference, guestName, plots }: DayReservation): GuestOfGroup {
  return { id, simpleReference, guestName, plots: [...new Set(plots.map(({ plotName }) => plotName))] }
}

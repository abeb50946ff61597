import type { AskedBooking } from '@camp/application/hti/hti-messages.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

export interface SandboxRoomStay {
  readonly room: string
  readonly from: string
  /** The day of departure. */
  readonly to: string
}

export interface SandboxBooking {
  /** Of this side. */
  readonly id: string
  /** Of the camp's side, where it is known. */
  readonly campId: string | null
  readonly madeBy: 'camp' | 'hti'
  /** One of this side stands once the camp has said yes. */
  readonly state: 'asking' | 'standing' | 'refused' | 'cancelling' | 'cancelled'
  readonly stays: readonly SandboxRoomStay[]
  readonly guest: string
  /** When the camp last said something about it, as it dates it. */
  readonly saidAt: Temporal.Instant | null
}

export interface SandboxMessage {
  readonly at: Temporal.Instant
  readonly direction: 'heard' | 'said'
  readonly name: string
  readonly about: string
  readonly outcome: string
}

const mostMessages = 300
const mostBookings = 500

/** Everything this side knows, in memory. */
export class HtiLedger {
  readonly #bookings = new Map<string, SandboxBooking>()
  readonly #nights = new Map<string, { readonly isFree: boolean; readonly saidAt: Temporal.Instant | null }>()
  readonly #gone = new Map<string, Temporal.Instant | null>()
  #messages: readonly SandboxMessage[] = []
  #last = 100_000

  bookings(): readonly SandboxBooking[] {
    return [...this.#bookings.values()]
  }

  messages(): readonly SandboxMessage[] {
    return this.#messages
  }

  rooms(): readonly string[] {
    return [...new Set([...this.#nights.keys()].map((key) => key.split(' ')[0] ?? ''))].toSorted()
  }

  /** By an id of either side. */
  find(ids: readonly string[]): SandboxBooking | undefined {
    return this.bookings().find(({ id, campId }) => ids.includes(id) || (campId !== null && ids.includes(campId)))
  }

  nextId(): string {
    this.#last += 1
    return `HTI${this.#last}`
  }

  keep(booking: SandboxBooking): SandboxBooking {
    this.#bookings.set(booking.id, booking)
    const [oldest] = this.#bookings.keys()
    if (oldest && this.#bookings.size > mostBookings) this.#bookings.delete(oldest)
    return booking
  }

  noteGone(id: string, at: Temporal.Instant | null): void {
    this.#gone.set(id, at)
  }

  /** Cancelled before it was heard of. */
  isGone(id: string): boolean {
    return this.#gone.has(id)
  }

  /** What was said earlier and comes later changes nothing. */
  tellNight(room: string, day: string, isFree: boolean, saidAt: Temporal.Instant | null): void {
    const before = this.#nights.get(`${room} ${day}`)
    if (before?.saidAt && saidAt && Temporal.Instant.compare(saidAt, before.saidAt) < 0) return
    this.#nights.set(`${room} ${day}`, { isFree, saidAt })
  }

  closedNights(room: string): readonly string[] {
    const days = [...this.#nights].filter(([key, { isFree }]) => key.startsWith(`${room} `) && !isFree)
    return days.map(([key]) => key.slice(room.length + 1)).toSorted()
  }

  /** A booking of these states keeps a night of the stays. */
  isTaken(stays: readonly SandboxRoomStay[], by: (booking: SandboxBooking) => boolean): boolean {
    return this.bookings().some(
      (other) =>
        by(other) &&
        other.stays.some((one) => stays.some(({ room, from, to }) => one.room === room && one.from < to && from < one.to)),
    )
  }

  note(message: SandboxMessage): void {
    this.#messages = [message, ...this.#messages].slice(0, mostMessages)
  }
}

export function staysOf({ rooms }: Pick<AskedBooking, 'rooms'>): readonly SandboxRoomStay[] {
  return rooms.map(({ roomCode, start, end }) => ({ room: roomCode ?? '', from: start ?? '', to: end ?? '' }))
}

export function nameOfGuest({ guest: { firstName, lastName } }: Pick<AskedBooking, 'guest'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

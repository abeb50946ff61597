import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SignInAttempts } from '../people/sign-in-attempts.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { CalendarAddresses } from './calendar-addresses.ts'
import type { CalendarWriter } from './calendar-writer.ts'
import { ownCalendarHost } from './own-calendar-host.ts'

interface Ports {
  readonly calendarAddresses: CalendarAddresses
  readonly calendarWriter: CalendarWriter
  readonly attempts: Pick<SignInAttempts, 'take'>
  readonly clock: Clock
  readonly publicUrl: string
}

export interface TakenNights {
  /** Another one whenever it says something else. */
  readonly etag: string
  readonly lastModified: Temporal.Instant
  /** Called only when somebody wants to read it. */
  readonly content: () => Promise<string>
}

export type TakenNightsRefusal = NotFound | { readonly code: 'too-many' }

/** A minute, of one calendar: programs ask every few minutes, people who test a few times more. */
export const mostAskedPerMinute = 120

/** The nights that are taken, for whoever has the address (rule F8): as they are at this moment. */
export class ShowTakenNights {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ token }: { readonly token: string }): Promise<Result<TakenNights, TakenNightsRefusal>> {
    const { calendarAddresses, calendarWriter, attempts, clock, publicUrl } = this.#ports
    const calendar = await calendarAddresses.findByToken(token)
    if (!calendar) return refused({ code: 'not-found' })
    const now = clock.now()
    const limit = { bucket: `calendar ${calendar.id}`, most: mostAskedPerMinute, since: now.subtract({ minutes: 1 }), at: now }
    if (!(await attempts.take(limit))) return refused({ code: 'too-many' })
    const stays = await calendarAddresses.taken(calendar, { from: todayIn(calendar.timezone, clock), now })
    const { hash, changedAt } = await calendarAddresses.noteContent(calendar.id, stays, now)
    const content = () => calendarWriter.write({ stays, writtenAt: changedAt, host: ownCalendarHost(publicUrl) })
    return accepted({ etag: hash, lastModified: changedAt, content })
  }
}

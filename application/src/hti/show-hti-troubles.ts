import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type CalendarRefusal, managedCatalogue } from '../blocks/block-permission.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { HtiConnection, HtiConnections } from './hti-connections.ts'
import type { HtiLog, ShownHtiEntry } from './hti-log.ts'
import type { OtaCodec } from './ota-codec.ts'

interface Ports {
  readonly catalogues: Pick<Catalogues, 'findBySlug'>
  readonly htiConnections: Pick<HtiConnections, 'find'>
  readonly htiLog: Pick<HtiLog, 'troubles' | 'noteSeen'>
  readonly otaCodec: Pick<OtaCodec, 'read'>
  readonly clock: Clock
}

/** A booking on which the two sides do not agree. */
export interface HtiTrouble extends Pick<ShownHtiEntry, 'id' | 'direction' | 'kind' | 'theirId' | 'errorText'> {
  readonly reservationId: ShownHtiEntry['reservationId']
  readonly simpleReference: string | null
  readonly at: Temporal.Instant
  /** As the channel wrote it; empty where it did not. */
  readonly guest: string
  readonly plots: readonly string[]
  /** Dates, null where the channel wrote none. */
  readonly arrival: string | null
  readonly departure: string | null
}

interface OfOrganisation {
  readonly actor: Actor
  readonly orgSlug: string
}

const daysShown = 30

/** Bookings of the channel that could not be placed, and bookings of ours that it refused (rule H6). */
export class ShowHtiTroubles {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(query: OfOrganisation): Promise<Result<readonly HtiTrouble[], CalendarRefusal>> {
    const found = await managedCatalogue(this.#ports, query)
    if (!found.ok) return found
    const { htiLog, htiConnections, clock } = this.#ports
    const { id } = found.value.organisation
    const failed = await htiLog.troubles(id, clock.now().subtract({ hours: 24 * daysShown }))
    const connection = failed.length === 0 ? undefined : await htiConnections.find(id)
    return accepted(failed.map((entry) => this.#trouble(entry, found.value, connection)))
  }

  #trouble(entry: ShownHtiEntry, { plots }: Catalogue, connection: HtiConnection | undefined): HtiTrouble {
    const read = this.#ports.otaCodec.read(new TextEncoder().encode(entry.request))
    const asked = read.ok && 'bookings' in read.value.ask ? read.value.ask.bookings[0] : undefined
    const names = new Map(plots.map(({ id, name }) => [id, name]))
    const { firstName = null, lastName = null } = asked?.guest ?? {}
    const rooms = asked?.rooms ?? []
    return {
      id: entry.id,
      direction: entry.direction,
      kind: entry.kind,
      theirId: entry.theirId,
      errorText: entry.errorText,
      reservationId: entry.reservationId,
      simpleReference: entry.simpleReference,
      at: entry.at,
      guest: [firstName, lastName].filter(Boolean).join(' ').slice(0, 100),
      plots: rooms.slice(0, 20).map(({ roomCode }) => {
        const plotId = connection?.rooms.find(({ code }) => code === roomCode)?.plotId
        return (plotId && names.get(plotId)) ?? (roomCode ?? '–').slice(0, 20)
      }),
      arrival: dateOf(rooms[0]?.start),
      departure: dateOf(rooms[0]?.end),
    }
  }
}

function dateOf(text: string | null | undefined): string | null {
  const day = text?.slice(0, 10) ?? ''
  return isCalendarDate(day) ? day : null
}

/** Somebody at the desk has dealt with it; the log keeps it. */
export class NoteHtiTrouble {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ id, ...query }: OfOrganisation & { readonly id: string }): Promise<Result<null, CalendarRefusal | NotFound>> {
    const found = await managedCatalogue(this.#ports, query)
    if (!found.ok) return found
    const { htiLog, clock } = this.#ports
    const isNoted = await htiLog.noteSeen(found.value.organisation.id, id, clock.now())
    return isNoted ? accepted(null) : refused({ code: 'not-found' })
  }
}

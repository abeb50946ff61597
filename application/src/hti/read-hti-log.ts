import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import type { ListedPage } from '../shared/listing.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { HtiLog, HtiLogQuery, ListedHtiEntry, ShownHtiEntry } from './hti-log.ts'

interface Ports {
  readonly htiLog: HtiLog
}

/** Every message with the channel, and what became of it. */
export class ListHtiMessages {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    ...query
  }: HtiLogQuery & { readonly actor: Actor }): Promise<Result<ListedPage<ListedHtiEntry>, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await this.#ports.htiLog.list(query))
  }
}

export type ShownHtiMessage = ShownHtiEntry & { readonly isReplayable: boolean }

export class ShowHtiMessage {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
  }: {
    readonly actor: Actor
    readonly id: string
  }): Promise<Result<ShownHtiMessage, NotPermitted | NotFound>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const entry = await this.#ports.htiLog.find(id)
    return entry ? accepted(Object.assign({ isReplayable: isReplayable(entry) }, entry)) : refused({ code: 'not-found' })
  }
}

/** A booking that failed can be tried once more when staff have made room for it. */
export function isReplayable({ state, kind, direction, organisationId }: ListedHtiEntry): boolean {
  const isOfBooking = kind === 'BOOKING_CREATE' || kind === 'BOOKING_UPDATE' || kind === 'BOOKING_CANCEL'
  const isOfNights = kind === 'AVAILABILITY_QUERY' && direction === 'OUTBOUND'
  return state === 'FAILED' && (isOfBooking || isOfNights) && organisationId !== null
}

/** Nothing is in progress for longer (rule H7). */
const longestMinutes = 15
const daysKept = 90

/** Settles what a process left behind when it ended, and forgets what is old: payloads name guests. */
export class SettleHtiMessages {
  readonly #ports: Ports & { readonly clock: Clock }

  constructor(ports: Ports & { readonly clock: Clock }) {
    this.#ports = ports
  }

  async execute(): Promise<{ readonly failed: number; readonly forgotten: number }> {
    const { htiLog, clock } = this.#ports
    const now = clock.now()
    const failed = await htiLog.settleBefore(now.subtract({ minutes: longestMinutes }), now)
    return { failed, forgotten: await htiLog.forgetBefore(now.subtract({ hours: 24 * daysKept })) }
  }
}

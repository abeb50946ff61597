import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ClaimedHtiLine, HtiLines } from './hti-lines.ts'
import { restAfter } from './say-in-log.ts'
import { type TellBookingPorts, tellBooking } from './tell-booking.ts'
import { type TellNightsPorts, tellNights } from './tell-nights.ts'

export interface TellHtiPorts extends TellBookingPorts, TellNightsPorts {
  readonly htiLines: HtiLines
}

export interface ToldHti {
  readonly said: number
  /** Campsites whose line is silent; they are told later. */
  readonly silent: number
}

/** Seconds; a message and the reading before it take at most half of it. It is renewed before each. */
const lease = 60
/** Days ahead that nights are told of. */
const daysAhead = 550

/**
 * Tells the channel what changed, one campsite at a time and each by one process: what is said of a booking
 * stays in its order. Safe to run on any number of machines at once.
 */
export class TellHti {
  readonly #ports: TellHtiPorts

  constructor(ports: TellHtiPorts) {
    this.#ports = ports
  }

  async execute({ limit }: { readonly limit: number }): Promise<ToldHti> {
    const { htiLines, clock, randomness } = this.#ports
    const sum = { said: 0, silent: 0 }
    while (sum.said < limit) {
      const now = clock.now()
      const claimed = await htiLines.claim({ claim: randomness.uuid(), now, until: now.add({ seconds: lease }) })
      if (!claimed) break
      const { said, isSilent } = await this.#tell(claimed, limit - sum.said)
      sum.said += said
      sum.silent += isSilent ? 1 : 0
      if (said === 0 && !isSilent) break
    }
    return sum
  }

  async #tell(claimed: ClaimedHtiLine, limit: number): Promise<{ readonly said: number; readonly isSilent: boolean }> {
    const { htiLines, htiQueue, clock } = this.#ports
    const { organisationId } = claimed.line
    await this.#gather(claimed)
    let said = 0
    while (said < limit) {
      if (!(await htiLines.renew(claimed, clock.now().add({ seconds: lease })))) return { said, isSilent: false }
      const message = await htiQueue.next(organisationId, clock.now())
      if (!message) break
      said += 1
      const { id: messageId, tries, subject } = message
      const told =
        'nights' in subject
          ? await tellNights(this.#ports, claimed.line, { messageId, tries, nights: subject.nights })
          : await tellBooking(this.#ports, claimed.line, { messageId, tries, reservationId: subject.reservationId })
      if (told === 'silent') {
        const times = said === 1 ? claimed.silentTimes + 1 : 1
        await htiLines.release(claimed, clock.now().add({ seconds: restAfter(times) }))
        return { said, isSilent: true }
      }
    }
    await htiLines.release(claimed, null)
    return { said, isSilent: false }
  }

  /** All nights once a day: they heal what was lost, and new days come into sight. */
  async #gather({ line: { organisationId }, toldAllAt }: ClaimedHtiLine): Promise<void> {
    const { htiQueue, clock } = this.#ports
    const now = clock.now()
    if (toldAllAt === null || Temporal.Instant.compare(toldAllAt, now.subtract({ hours: 24 })) <= 0) {
      const first = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 })
      await htiQueue.noteAll(organisationId, { first, last: first.add({ days: daysAhead }) }, now)
    }
    await htiQueue.gather(organisationId, now)
  }
}

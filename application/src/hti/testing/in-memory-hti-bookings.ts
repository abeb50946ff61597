import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import type { FoundHtiBooking, GoneHti, HeardHti, HtiBookings, UnplacedHti } from '../hti-bookings.ts'

type Kept = Omit<FoundHtiBooking, 'changedAt'>

/** A booking changed last when its status did. */
export class InMemoryHtiBookings implements HtiBookings {
  readonly #reservations: Pick<Reservations, 'find'>
  readonly locked: string[] = []
  bookings: readonly Kept[] = []
  gone: readonly GoneHti[] = []
  unplaced: readonly UnplacedHti[] = []
  /** What the last look for changes asked. */
  window: Parameters<HtiBookings['changedBetween']>[0] | null = null

  constructor(reservations: Pick<Reservations, 'find'>) {
    this.#reservations = reservations
  }

  async lock(organisationId: OrganisationId, theirId: string): Promise<void> {
    this.locked.push(`${organisationId} ${theirId}`)
  }

  async find(organisationIds: readonly OrganisationId[], id: string): Promise<FoundHtiBooking | undefined> {
    const own = await this.#found(organisationIds)
    return (own.find(({ theirId }) => theirId === id) ?? own.find(({ reference }) => reference === id))?.booking
  }

  async add(booking: Kept): Promise<void> {
    this.bookings = [...this.bookings, booking]
  }

  async noteSaid({ organisationId, theirId, saidAt }: HeardHti): Promise<void> {
    this.bookings = this.bookings.map((one) =>
      saidAt && one.organisationId === organisationId && one.theirId === theirId ? { ...one, saidAt } : one,
    )
  }

  async noteGone(gone: GoneHti): Promise<void> {
    const isSame = (one: GoneHti) => one.organisationId === gone.organisationId && one.theirId === gone.theirId
    const before = this.gone.find(isSame)
    if (before && !replaces(gone, before)) return
    this.gone = [...this.gone.filter((one) => !isSame(one)), gone]
  }

  async findGone(organisationIds: readonly OrganisationId[], theirId: string): Promise<readonly GoneHti[]> {
    return this.gone.filter((one) => organisationIds.includes(one.organisationId) && one.theirId === theirId)
  }

  async noteUnplaced(unplaced: UnplacedHti): Promise<void> {
    this.unplaced = [...this.unplaced, unplaced]
  }

  async findUnplaced({ organisationIds, propertyCode, theirId }: Omit<UnplacedHti, 'saidAt'>) {
    const isAsked = (one: UnplacedHti) => one.organisationIds.some((id) => organisationIds.includes(id))
    return this.unplaced
      .filter((one) => one.propertyCode === propertyCode && one.theirId === theirId && isAsked(one))
      .map(({ saidAt }) => saidAt)
      .toSorted(Temporal.Instant.compare)
      .at(-1)
  }

  async changedBetween(window: Parameters<HtiBookings['changedBetween']>[0]): Promise<readonly FoundHtiBooking[]> {
    this.window = window
    const { organisationId, from, until, limit } = window
    const { compare } = Temporal.Instant
    const own = (await this.#found([organisationId])).map(({ booking }) => booking)
    return own
      .filter(({ changedAt }) => compare(changedAt, from) >= 0 && compare(changedAt, until) <= 0)
      .toSorted((one, other) => compare(other.changedAt, one.changedAt) || one.theirId.localeCompare(other.theirId))
      .slice(0, limit)
  }

  async #found(organisationIds: readonly OrganisationId[]) {
    const own = this.bookings.filter(({ organisationId }) => organisationIds.includes(organisationId))
    return Promise.all(
      own.map(async (one) => {
        const reservation = await this.#reservations.find(one.reservationId)
        const changedAt = reservation?.statusDate ?? Temporal.Instant.from('2026-11-21T08:00:00Z')
        return { theirId: one.theirId, reference: reservation?.simpleReference, booking: { ...one, changedAt } }
      }),
    )
  }
}

/** What nobody can date holds for all that may come. */
function replaces({ saidAt }: GoneHti, before: GoneHti): boolean {
  if (saidAt === null) return true
  return before.saidAt !== null && Temporal.Instant.compare(saidAt, before.saidAt) >= 0
}

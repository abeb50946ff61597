import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { GoneHti, HeardHti } from '../hti-bookings.ts'
import type { HtiConnection } from '../hti-connections.ts'
import { type AskedId, type HtiError, longestId } from '../hti-messages.ts'
import type { AnswerPorts } from './answer-ports.ts'
import { isLater } from './in-order.ts'
import { type KnownBooking, knownBooking } from './known-bookings.ts'
import { alreadyGone, unknownBooking } from './ota-errors.ts'

/**
 * A booking that is to be changed or cancelled. Nobody else books, changes or cancels it until the caller's
 * transaction ends.
 */
export async function lockedBooking(
  ports: AnswerPorts,
  proved: readonly HtiConnection[],
  ids: readonly AskedId[],
): Promise<Result<KnownBooking, HtiError>> {
  const [named] = ids
  for (const organisationId of named ? accountOf(proved) : []) await ports.htiBookings.lock(organisationId, named?.id ?? '')
  const known = await knownBooking(ports, proved, ids)
  if (!known.ok || known.value.booking.theirId === named?.id) return known
  // Named by our reference.
  await ports.htiBookings.lock(known.value.booking.organisationId, known.value.booking.theirId)
  return knownBooking(ports, proved, ids)
}

/**
 * Kept with what the account has here, as the booking may come late and for a property that is connected
 * later.
 */
export async function noteUnheard(
  { htiBookings, clock }: AnswerPorts,
  proved: readonly HtiConnection[],
  { ids, ...gone }: Pick<GoneHti, 'saidAt' | 'refusal'> & { readonly ids: readonly AskedId[] },
): Promise<void> {
  const [named] = ids
  if (!named || named.id.length > longestId) return
  for (const organisationId of accountOf(proved)) {
    await htiBookings.noteGone({ organisationId, theirId: named.id, ...gone }, clock.now())
  }
}

/** Whether a booking was changed or cancelled before anybody here had heard of it (rule H11). */
export async function refusedUnheard(
  { htiBookings }: AnswerPorts,
  proved: readonly HtiConnection[],
  { theirId, saidAt }: Omit<HeardHti, 'organisationId'>,
): Promise<Result<never, HtiError> | undefined> {
  const gone = await htiBookings.findGone(accountOf(proved), theirId)
  const unheard = gone.find((one) => isUnheard(one, saidAt) && !isLater(saidAt, one.saidAt))
  return unheard && refused(unheard.refusal ?? alreadyGone)
}

/** What was cancelled stays so for what has no date; what was changed, staff may try again. */
function isUnheard({ refusal }: GoneHti, saidAt: Temporal.Instant | null): boolean {
  return refusal === null || (refusal.code === unknownBooking.code && saidAt !== null)
}

function accountOf(proved: readonly HtiConnection[]): readonly OrganisationId[] {
  return proved.map(({ organisationId }) => organisationId)
}

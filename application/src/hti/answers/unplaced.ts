import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { HeardHti, UnplacedHti } from '../hti-bookings.ts'
import type { HtiConnection } from '../hti-connections.ts'
import { type HtiError, longestId } from '../hti-messages.ts'
import type { AnswerPorts } from './answer-ports.ts'
import { isLater } from './in-order.ts'
import { unknownHotel } from './ota-errors.ts'

type Asked = Omit<HeardHti, 'organisationId'> & Pick<UnplacedHti, 'propertyCode'>

/** Kept with what the account has here, for the day on which the property is connected too (rule H11). */
export async function refuseUnplaced(
  { htiBookings, clock }: AnswerPorts,
  proved: readonly HtiConnection[],
  { propertyCode, theirId, saidAt }: Asked,
): Promise<Result<never, HtiError>> {
  if (saidAt === null || propertyCode.length > longestId) return refused(unknownHotel)
  const organisationIds = proved.map(({ organisationId }) => organisationId)
  await htiBookings.noteUnplaced({ organisationIds, propertyCode, theirId, saidAt }, clock.now())
  return refused(unknownHotel)
}

/** Whether the property was unknown when this was said, or something about the same booking after it. */
export async function wasUnplaced(
  { htiBookings }: AnswerPorts,
  proved: readonly HtiConnection[],
  { propertyCode, theirId, saidAt }: Asked,
): Promise<boolean> {
  if (saidAt === null) return false
  const organisationIds = proved.map(({ organisationId }) => organisationId)
  const before = await htiBookings.findUnplaced({ organisationIds, propertyCode, theirId })
  return before !== undefined && !isLater(saidAt, before)
}

import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { HeardHti } from '../hti-bookings.ts'
import type { HtiError } from '../hti-messages.ts'
import type { AnswerPorts } from './answer-ports.ts'
import { isLater } from './in-order.ts'
import { passing } from './ota-errors.ts'

/**
 * What was refused is refused again as it was, with all that was said before it: the channel has told its
 * guest. Said later it is looked at anew, and so is what has no date, which staff try again (rule H11).
 */
export async function onceRefused<Value>(
  { htiBookings, clock }: AnswerPorts,
  heard: HeardHti,
  work: () => Promise<Result<Value, HtiError>>,
): Promise<Result<Value, HtiError>> {
  const { organisationId, theirId, saidAt } = heard
  if (saidAt === null) return work()
  const [before] = await htiBookings.findGone([organisationId], theirId)
  if (before?.refusal && !isLater(saidAt, before.saidAt)) return refused(before.refusal)
  const done = await work()
  const isFinal = !done.ok && !passing.has(done.refusal.code)
  if (isFinal) await htiBookings.noteGone({ organisationId, theirId, saidAt, refusal: done.refusal }, clock.now())
  return done
}

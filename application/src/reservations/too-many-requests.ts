import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { TooManyRequests } from './reservation-refusals.ts'
import type { LimitReached } from './reservations.ts'

export function tooManyRequests({ counted, most, freeAt }: LimitReached, now: Temporal.Instant): TooManyRequests {
  const seconds = freeAt && Math.ceil(now.until(freeAt).total('seconds'))
  return { code: 'too_many', counted, most, retryAfterSeconds: seconds && Math.max(1, seconds) }
}

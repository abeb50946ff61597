import type { OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import type { SignInAttempts } from '@camp/application/people/sign-in-attempts.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'

export interface PhoneLimits {
  readonly perCampsite: number
  readonly ofAll: number
}

/** One booking sends half of it at most. */
const mostPerNumber = 12

export type QuotaOf = 'number' | 'campsite' | 'platform'

export interface PhoneQuota {
  /** Takes a place in each of its limits, or none. Whoever runs the marketplace hears of one that is full. */
  take(message: Pick<OutgoingMessage, 'id' | 'to'>): Promise<Result<void, { readonly of: QuotaOf }>>
}

interface PhoneQuotaPorts {
  /** Counts over all processes. */
  readonly attempts: SignInAttempts
  /** Of a booking's message; undefined of others. */
  readonly campsiteOf: (id: OutgoingMessage['id']) => Promise<string | undefined>
  readonly alarm: (of: QuotaOf) => Promise<void>
  readonly limits: PhoneLimits
  readonly clock: Clock
}

export const noPhoneQuota: PhoneQuota = { take: async () => accepted(undefined) }

/** Of the hour that has gone by; what they refuse is sent later. */
export function phoneQuota({ attempts, campsiteOf, alarm, limits, clock }: PhoneQuotaPorts): PhoneQuota {
  return {
    async take({ id, to }) {
      const campsite = await campsiteOf(id)
      const buckets: readonly (readonly [QuotaOf, string, number])[] = [
        ['number', `phone message to ${to}`, mostPerNumber],
        ...(campsite === undefined ? [] : [['campsite', `phone message of ${campsite}`, limits.perCampsite] as const]),
        ['platform', 'phone message', limits.ofAll],
      ]
      const at = clock.now()
      const since = at.subtract({ hours: 1 })
      const taken: string[] = []
      for (const [of, bucket, most] of buckets) {
        const place = await attempts.take({ bucket, most, at, since })
        if (place === undefined) {
          for (const before of taken) await attempts.giveBack(before)
          const isFirst = (await attempts.take({ bucket: `alarm: ${bucket}`, most: 1, at, since })) !== undefined
          if (isFirst) await alarm(of)
          return refused({ of })
        }
        taken.push(place)
      }
      return accepted(undefined)
    },
  }
}

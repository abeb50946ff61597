import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

/** How many messages one caller may relay, over all channels; a message to three recipients is three. */
export interface RelayQuota {
  readonly perHour: number
  readonly perDay: number
}

/** Messages that a caller has relayed at one moment. */
export interface RelayUse {
  readonly messages: number
  readonly at: Temporal.Instant
}

export type QuotaRefusal =
  /** As many will fit after so many whole seconds. */
  | { readonly code: 'quota-reached'; readonly retryAfterSeconds: number }
  /** More at once than ever fit. */
  | { readonly code: 'too-many-recipients'; readonly most: number }

/** Hours that the longest window looks back. */
export const quotaHours = 24

/**
 * Judges by sliding windows, so that no hour holds more than the quota wherever it begins. `uses` stand
 * oldest first.
 */
export function judgeQuota(facts: {
  readonly uses: readonly RelayUse[]
  readonly messages: number
  readonly now: Temporal.Instant
  readonly quota: RelayQuota
}): Result<null, QuotaRefusal> {
  const { uses, messages, now, quota } = facts
  const most = Math.min(quota.perHour, quota.perDay)
  if (messages > most) return refused({ code: 'too-many-recipients', most })

  const waits = [
    secondsUntilRoom({ uses, messages, now, hours: 1, most: quota.perHour }),
    secondsUntilRoom({ uses, messages, now, hours: quotaHours, most: quota.perDay }),
  ]
  const retryAfterSeconds = Math.max(...waits)
  return retryAfterSeconds > 0 ? refused({ code: 'quota-reached', retryAfterSeconds }) : accepted(null)
}

interface Window {
  readonly uses: readonly RelayUse[]
  readonly messages: number
  readonly now: Temporal.Instant
  readonly hours: number
  readonly most: number
}

function secondsUntilRoom({ uses, messages, now, hours, most }: Window): number {
  const begin = now.subtract({ hours })
  const recent = uses.filter(({ at }) => Temporal.Instant.compare(at, begin) > 0)
  let surplus = recent.reduce((sum, use) => sum + use.messages, messages) - most
  for (const use of recent) {
    if (surplus <= 0) return 0
    surplus -= use.messages
    if (surplus <= 0) return Math.ceil(now.until(use.at.add({ hours })).total('seconds'))
  }
  return 0
}

import type { Temporal } from '../shared/temporal.ts'

/** Who has shown the password, or a code, in this session is not asked again for so long (rule U17). */
export const minutesProved = 10

export function isProofFresh(provedAt: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return provedAt !== null && now.since(provedAt).total('minutes') < minutesProved
}

import { Temporal } from '../shared/temporal.ts'
import { isStaff, type Role } from './role.ts'

export interface SessionTimes {
  readonly startedAt: Temporal.Instant
  readonly lastSeenAt: Temporal.Instant
}

const hoursPerDay = 24
const staffLife = { idle: { minutes: 30 }, whole: { hours: 12 } }
const guestLife = { idle: { hours: 14 * hoursPerDay }, whole: { hours: 90 * hoursPerDay } }

function lifeForRole(role: Role) {
  return isStaff(role) ? staffLife : guestLife
}

/** However much it is used, a session ends here. */
export function sessionEndsAt(role: Role, startedAt: Temporal.Instant): Temporal.Instant {
  return startedAt.add(lifeForRole(role).whole)
}

/** When it ends if nobody uses it again. */
export function sessionExpiresAt(role: Role, { startedAt, lastSeenAt }: SessionTimes): Temporal.Instant {
  const idleUntil = lastSeenAt.add(lifeForRole(role).idle)
  const endsAt = sessionEndsAt(role, startedAt)
  return Temporal.Instant.compare(idleUntil, endsAt) < 0 ? idleUntil : endsAt
}

export function isSessionAlive(role: Role, times: SessionTimes, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, sessionExpiresAt(role, times)) < 0
}

/** Being seen is written at most once a minute: reading many pages is no reason for many writes. */
export function isSightingDue({ lastSeenAt }: SessionTimes, now: Temporal.Instant): boolean {
  return now.since(lastSeenAt).total('seconds') >= 60
}

import type { Role } from '@camp/domain/people/role.ts'
import { sessionEndsAt } from '@camp/domain/people/session-life.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Account } from './account.ts'
import type { Browser, SignInPorts } from './sign-in-ports.ts'

export type SigningBrowser = Pick<Browser, 'deviceKey' | 'name'>

/** What the browser is given after signing in. */
export interface StartedSession {
  readonly token: string
  readonly deviceKey: string
  readonly role: Role
  /** However much it is used. */
  readonly endsAt: Temporal.Instant
}

/** Always a new token: one from before the sign-in stays worth nothing. */
export async function startSession(
  { sessions, devices, clock }: Pick<SignInPorts, 'sessions' | 'devices' | 'clock'>,
  { id, role }: Account,
  { deviceKey: knownKey, name }: SigningBrowser,
): Promise<StartedSession> {
  const at = clock.now()
  const deviceKey = await devices.remember({ userId: id, key: knownKey, at })
  const token = await sessions.start({ userId: id, role, at, browser: name })
  return { token, deviceKey, role, endsAt: sessionEndsAt(role, at) }
}

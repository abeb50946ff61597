import type { Role } from '@camp/domain/people/role.ts'
import { type FactorStanding, factorStanding, isFactorRequired } from '@camp/domain/people/second-factor.ts'
import { sessionEndsAt } from '@camp/domain/people/session-life.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Account } from './account.ts'
import type { Browser, SignInPorts } from './sign-in-ports.ts'

export type SigningBrowser = Pick<Browser, 'deviceKey' | 'name'>

/** What the browser is given after signing in. */
export interface StartedSession {
  readonly token: string
  /** Null: the second factor comes first, and until then it is no device that is known. */
  readonly deviceKey: string | null
  readonly role: Role
  /** However much it is used. */
  readonly endsAt: Temporal.Instant
  readonly factor: FactorStanding
}

type Ports = Pick<SignInPorts, 'sessions' | 'devices' | 'accounts' | 'factorRule' | 'clock'>

interface Begun extends SigningBrowser {
  /** Here and now, or in the session that this one takes the place of. */
  readonly hasProvedFactor: boolean
}

/** Always a new token: one from before the sign-in stays worth nothing. */
export async function startSession(
  ports: Ports,
  account: Account,
  { deviceKey: knownKey, name, hasProvedFactor }: Begun,
): Promise<StartedSession> {
  const { sessions, devices, factorRule: rule, clock } = ports
  const { id, role, hasSecondFactor, factorAskedAt } = account
  const at = clock.now()
  const factor = factorStanding({ role, hasSecondFactor, factorAskedAt, isProved: hasProvedFactor, rule, now: at })
  if (isFactorRequired(rule, role) && factorAskedAt === null) await ports.accounts.askForFactor(id, at)
  const deviceKey = factor === 'awaited' ? null : await devices.remember({ userId: id, key: knownKey, at })
  const token = await sessions.start({ userId: id, role, at, browser: name, hasProvedFactor: factor === 'proved' })
  return { token, deviceKey, role, endsAt: sessionEndsAt(role, at), factor }
}

import { isSessionAlive, isSightingDue, sessionEndsAt, sessionExpiresAt } from '@camp/domain/people/session-life.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Actor } from '../shared/actor.ts'
import { type Account, accountName } from './account.ts'
import type { Session } from './sessions.ts'
import type { SignInPorts } from './sign-in-ports.ts'

/** Who is signed in. */
export interface CurrentSession {
  readonly account: Account
  /** First and last name. */
  readonly name: string
  /** When it ends if it is not used again. */
  readonly expiresAt: Temporal.Instant
  /** When it ends however much it is used. */
  readonly endsAt: Temporal.Instant
}

/** The session of a token; using it keeps it alive. A ban and a change of role end it at once. */
export class ReadSession {
  readonly #ports: Pick<SignInPorts, 'sessions' | 'accounts' | 'clock'>

  constructor(ports: Pick<SignInPorts, 'sessions' | 'accounts' | 'clock'>) {
    this.#ports = ports
  }

  async execute({ token }: { readonly token: string }): Promise<CurrentSession | null> {
    const { sessions, accounts, clock } = this.#ports
    const session = await sessions.find(token)
    if (!session) return null

    const now = clock.now()
    const account = await accounts.find(session.userId)
    if (!account || !isGood(session, account, now)) {
      await sessions.end(token)
      return null
    }
    if (isSightingDue(session, now)) await sessions.see(token, now)
    return seen(session, account, now)
  }
}

function isGood(session: Session, { isBanned, role }: Account, now: Temporal.Instant): boolean {
  return !isBanned && role === session.role && isSessionAlive(role, session, now)
}

function seen({ role, startedAt }: Session, account: Account, now: Temporal.Instant): CurrentSession {
  return {
    account,
    name: accountName(account),
    expiresAt: sessionExpiresAt(role, { startedAt, lastSeenAt: now }),
    endsAt: sessionEndsAt(role, startedAt),
  }
}

/** Who acts, as every use case asks for it. */
export function actorOf({ account }: CurrentSession): Actor {
  return { kind: 'user', userId: account.id, role: account.role, organisationIds: account.organisationIds }
}

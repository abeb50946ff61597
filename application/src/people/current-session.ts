import { isSessionAlive, isSightingDue, sessionEndsAt, sessionExpiresAt } from '@camp/domain/people/session-life.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ManagedOrganisation, ManagedOrganisations } from '../organisations/managed/managed-organisations.ts'
import type { Actor, Role } from '../shared/actor.ts'
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
  /** Somebody of the platform does here what staff of this campsite would (rule U12). */
  readonly acting: ManagedOrganisation | null
}

interface ReadSessionPorts extends Pick<SignInPorts, 'sessions' | 'accounts' | 'clock'> {
  readonly managedOrganisations: Pick<ManagedOrganisations, 'findMany'>
}

/** The session of a token; using it keeps it alive. A ban and a change of role end it at once. */
export class ReadSession {
  readonly #ports: ReadSessionPorts

  constructor(ports: ReadSessionPorts) {
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
    return seen(session, account, { now, acting: await this.#acting(session, account) })
  }

  async #acting({ actingFor }: Session, { role }: Account): Promise<ManagedOrganisation | null> {
    if (actingFor === null || role !== 'SUPERADMIN') return null
    const [organisation = null] = await this.#ports.managedOrganisations.findMany([actingFor])
    return organisation
  }
}

function isGood(session: Session, { isBanned, role }: Account, now: Temporal.Instant): boolean {
  return !isBanned && role === session.role && isSessionAlive(role, session, now)
}

interface Sighting {
  readonly now: Temporal.Instant
  readonly acting: ManagedOrganisation | null
}

function seen({ role, startedAt }: Session, account: Account, { now, acting }: Sighting): CurrentSession {
  return {
    account,
    acting,
    name: accountName(account),
    expiresAt: sessionExpiresAt(role, { startedAt, lastSeenAt: now }),
    endsAt: sessionEndsAt(role, startedAt),
  }
}

/** What the pages offer: the role of the account, or of whom it acts for. */
export function roleOf({ account, acting }: CurrentSession): Role {
  return acting ? 'ORGADMIN' : account.role
}

/** Who acts, as every use case asks for it. */
export function actorOf(current: CurrentSession): Actor {
  const { account, acting } = current
  const organisationIds = acting ? [acting.id] : account.organisationIds
  return { kind: 'user', userId: account.id, role: roleOf(current), organisationIds }
}

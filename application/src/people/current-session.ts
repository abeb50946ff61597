import type { Role } from '@camp/domain/people/role.ts'
import { type FactorStanding, factorStanding, minutesForTheFactor } from '@camp/domain/people/second-factor.ts'
import { isSessionAlive, isSightingDue, sessionEndsAt, sessionExpiresAt } from '@camp/domain/people/session-life.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ManagedOrganisation, ManagedOrganisations } from '../organisations/managed/managed-organisations.ts'
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
  readonly startedAt: Temporal.Instant
  /** When the password, or a code, was last shown again (rule U17). */
  readonly provedAt: Temporal.Instant | null
  /** `awaited`: nothing may be done yet but to show it. */
  readonly factor: FactorStanding
  /** Somebody of the platform does here what staff of this campsite would (rule U12). */
  readonly acting: ManagedOrganisation | null
}

type LivePorts = Pick<SignInPorts, 'sessions' | 'accounts' | 'factorRule' | 'clock'>

interface ReadSessionPorts extends LivePorts {
  readonly managedOrganisations: Pick<ManagedOrganisations, 'findMany'>
}

/** The session of a token; using it keeps it alive. A ban and a change of role end it at once. */
export class ReadSession {
  readonly #ports: ReadSessionPorts

  constructor(ports: ReadSessionPorts) {
    this.#ports = ports
  }

  async execute({ token }: { readonly token: string }): Promise<CurrentSession | null> {
    const live = await liveSession(this.#ports, token)
    if (!live) return null
    const { session, account, factor, now } = live
    if (isSightingDue(session, now)) await this.#ports.sessions.see(token, now)
    return seen(session, account, { now, factor, acting: await this.#acting(session, account) })
  }

  async #acting({ actingFor }: Session, { role }: Account): Promise<ManagedOrganisation | null> {
    if (actingFor === null || role !== 'SUPERADMIN') return null
    const [organisation = null] = await this.#ports.managedOrganisations.findMany([actingFor])
    return organisation
  }
}

interface LiveSession {
  readonly session: Session
  readonly account: Account
  readonly factor: FactorStanding
  readonly now: Temporal.Instant
}

/** Ends one that may not go on. */
export async function liveSession(ports: LivePorts, token: string): Promise<LiveSession | null> {
  const { sessions, accounts, factorRule: rule, clock } = ports
  const session = await sessions.find(token)
  if (!session) return null

  const now = clock.now()
  const account = await accounts.find(session.userId)
  const factor = account && factorStanding({ ...account, isProved: session.hasProvedFactor, rule, now })
  if (account && factor && isGood(session, account, now) && !(factor === 'awaited' && isTooLateFor(session, now)))
    return { session, account, factor, now }
  await sessions.end(token)
  return null
}

function isTooLateFor({ startedAt }: Session, now: Temporal.Instant): boolean {
  return now.since(startedAt).total('minutes') >= minutesForTheFactor
}

function isGood(session: Session, { isBanned, role }: Account, now: Temporal.Instant): boolean {
  return !isBanned && role === session.role && isSessionAlive(role, session, now)
}

interface Sighting {
  readonly factor: FactorStanding
  readonly now: Temporal.Instant
  readonly acting: ManagedOrganisation | null
}

function seen({ role, startedAt, provedAt }: Session, account: Account, { now, factor, acting }: Sighting): CurrentSession {
  return {
    account,
    acting,
    factor,
    startedAt,
    provedAt,
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

import { isSessionAlive } from '@camp/domain/people/session-life.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Actor } from '../../shared/actor.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { SessionId } from '../sessions.ts'
import type { SignInPorts } from '../sign-in-ports.ts'

type Ports = Pick<SignInPorts, 'sessions' | 'clock'>

export interface OwnSession {
  readonly id: SessionId
  /** `Chrome on Android`; null where the browser did not say. */
  readonly browser: string | null
  readonly startedAt: Temporal.Instant
  readonly lastSeenAt: Temporal.Instant
  /** The one that asks. */
  readonly isHere: boolean
}

/** Where somebody is signed in: this browser first, then the last used. */
export class ListOwnSessions {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    token,
  }: {
    readonly actor: Actor
    readonly token: string
  }): Promise<Result<readonly OwnSession[], NotPermitted>> {
    if (actor.kind !== 'user') return refused({ code: 'not-permitted' })
    const { sessions, clock } = this.#ports
    const here = (await sessions.find(token))?.id
    const now = clock.now()
    const alive = (await sessions.listOf(actor.userId)).filter((session) => isSessionAlive(session.role, session, now))
    const own = alive.map(({ id, browser, startedAt, lastSeenAt }) => ({
      id,
      browser,
      startedAt,
      lastSeenAt,
      isHere: id === here,
    }))
    return accepted([...own.filter(({ isHere }) => isHere), ...own.filter(({ isHere }) => !isHere)])
  }
}

/** On one device; of somebody else's it ends nothing. */
export class EndOwnSession {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ actor, id }: { readonly actor: Actor; readonly id: SessionId }): Promise<Result<null, NotPermitted>> {
    if (actor.kind !== 'user') return refused({ code: 'not-permitted' })
    await this.#ports.sessions.endOf(actor.userId, id)
    return accepted(null)
  }
}

import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Session, SessionId, Sessions } from '../sessions.ts'

export class InMemorySessions implements Sessions {
  readonly #sessions = new Map<string, Session>()
  #count = 0

  async start({ userId, role, at, browser, hasProvedFactor }: Parameters<Sessions['start']>[0]): Promise<string> {
    this.#count += 1
    const token = `token-${this.#count}`
    const id = `session-${this.#count}` as SessionId
    const times = { startedAt: at, lastSeenAt: at, provedAt: null }
    this.#sessions.set(token, { ...times, id, userId, role, browser, hasProvedFactor, actingFor: null })
    return token
  }

  async find(token: string): Promise<Session | undefined> {
    return this.#sessions.get(token)
  }

  async see(token: string, at: Temporal.Instant): Promise<void> {
    const session = this.#sessions.get(token)
    if (session) this.#sessions.set(token, { ...session, lastSeenAt: at })
  }

  async prove(token: string, at: Temporal.Instant): Promise<void> {
    const session = this.#sessions.get(token)
    if (session) this.#sessions.set(token, { ...session, provedAt: at })
  }

  async actFor(token: string, acting: Parameters<Sessions['actFor']>[1]): Promise<void> {
    const session = this.#sessions.get(token)
    if (session) this.#sessions.set(token, { ...session, actingFor: acting?.organisationId ?? null })
  }

  async end(token: string): Promise<void> {
    this.#sessions.delete(token)
  }

  async endAll(userId: UserId): Promise<void> {
    for (const [token, session] of this.#sessions) if (session.userId === userId) this.#sessions.delete(token)
  }

  async listOf(userId: UserId): Promise<readonly Session[]> {
    const own = [...this.#sessions.values()].filter((session) => session.userId === userId)
    return own.toSorted((one, other) => Temporal.Instant.compare(other.lastSeenAt, one.lastSeenAt))
  }

  async endOf(userId: UserId, id: SessionId): Promise<void> {
    for (const [token, session] of this.#sessions)
      if (session.userId === userId && session.id === id) this.#sessions.delete(token)
  }
}

import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Session, Sessions } from '../sessions.ts'

export class InMemorySessions implements Sessions {
  readonly #sessions = new Map<string, Session>()
  #count = 0

  async start({ userId, role, at }: Parameters<Sessions['start']>[0]): Promise<string> {
    this.#count += 1
    const token = `token-${this.#count}`
    this.#sessions.set(token, { userId, role, startedAt: at, lastSeenAt: at })
    return token
  }

  async find(token: string): Promise<Session | undefined> {
    return this.#sessions.get(token)
  }

  async see(token: string, at: Temporal.Instant): Promise<void> {
    const session = this.#sessions.get(token)
    if (session) this.#sessions.set(token, { ...session, lastSeenAt: at })
  }

  async end(token: string): Promise<void> {
    this.#sessions.delete(token)
  }

  async endAll(userId: UserId): Promise<void> {
    for (const [token, session] of this.#sessions) if (session.userId === userId) this.#sessions.delete(token)
  }
}

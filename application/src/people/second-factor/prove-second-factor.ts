import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { liveSession } from '../current-session.ts'
import type { SignInPorts } from '../sign-in-ports.ts'
import { type StartedSession, startSession } from '../start-session.ts'
import { type FactorRefusal, proveFactor, type TypedFactor } from './prove-factor.ts'

export interface ProveSecondFactorCommand extends TypedFactor {
  /** Of the session that the password, or a code by message, has begun. */
  readonly token: string
}

export type SecondStepRefusal = FactorRefusal | { readonly code: 'began-too-long-ago' }

/** The second step of signing in. The session goes on under a new token. */
export class ProveSecondFactor {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({ token, ...typed }: ProveSecondFactorCommand): Promise<Result<StartedSession, SecondStepRefusal>> {
    const begun = await liveSession(this.#ports, token)
    if (begun?.factor !== 'awaited') return refused({ code: 'began-too-long-ago' })
    const proved = await proveFactor(this.#ports, begun.account, typed)
    if (!proved.ok) return proved
    await this.#ports.sessions.end(token)
    return accepted(await startSession(this.#ports, begun.account, { ...typed.browser, hasProvedFactor: true }))
  }
}

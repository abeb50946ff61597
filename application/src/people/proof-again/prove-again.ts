import { isProofFresh } from '@camp/domain/people/proof-again.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import { acceptCode } from '../accept-code.ts'
import type { Account } from '../account.ts'
import { type CurrentSession, liveSession } from '../current-session.ts'
import { type PasswordNotTheirs, provePassword } from '../profile/profile-ports.ts'
import { sendCode } from '../request-code.ts'
import { takeAttempts } from '../sign-in-limits.ts'
import type { Browser, SignInPorts, TooManyTries } from '../sign-in-ports.ts'

interface OfSession {
  /** Of the session that is to count as proved. */
  readonly token: string
  readonly browser: Browser
}

export interface ProofCommand extends OfSession {
  readonly password: string
  /** Of the code that this browser has asked for; who has a password needs none. */
  readonly key: string
  readonly code: string
}

export type ProofRefusal = NotPermitted | PasswordNotTheirs | { readonly code: 'code-wrong' }

/** By the password; by a code, of whoever has none. This session then counts as proved, and no other. */
export class ProveAgain {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({ token, ...typed }: ProofCommand): Promise<Result<null, ProofRefusal>> {
    const live = await liveSession(this.#ports, token)
    if (!live || live.factor === 'awaited') return refused({ code: 'not-permitted' })
    const { account, now } = live
    const proved = account.passwordHash === null ? await this.#byCode(account, typed) : await this.#byPassword(account, typed)
    if (!proved.ok) return proved
    await this.#ports.sessions.prove(token, now)
    return accepted(null)
  }

  #byPassword(account: Account, typed: Omit<ProofCommand, 'token'>): Promise<Result<void, PasswordNotTheirs>> {
    return provePassword(this.#ports, account, typed)
  }

  async #byCode({ id }: Account, typed: Omit<ProofCommand, 'token'>): Promise<Result<void, ProofRefusal>> {
    const owner = await acceptCode(this.#ports, 'prove-again', typed)
    if (owner.ok) return owner.value.id === id ? accepted(undefined) : refused({ code: 'code-wrong' })
    return refused({ code: owner.refusal.code === 'too-many-tries' ? 'too-many-tries' : 'code-wrong' })
  }
}

/** To the address that the account has, never to one that waits for its own code. */
export class RequestProofCode {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({ token, browser }: OfSession): Promise<Result<{ readonly key: string }, NotPermitted | TooManyTries>> {
    const live = await liveSession(this.#ports, token)
    if (!live || live.factor === 'awaited') return refused({ code: 'not-permitted' })
    const { account } = live
    if (!(await takeAttempts(this.#ports, { act: 'send-code', account, login: account.email, browser })))
      return refused({ code: 'too-many-tries' })
    const key = await sendCode(this.#ports, { account, purpose: 'prove-again', channel: 'email', to: account.email })
    return accepted({ key })
  }
}

/** Nothing more is asked of a page in this session. */
export function hasProvedAgain({ provedAt }: Pick<CurrentSession, 'provedAt'>, now: CurrentSession['expiresAt']): boolean {
  return isProofFresh(provedAt, now)
}

/** A call has no page to ask on: who signed in moments ago has just been asked. */
export function hasProvedForCalls(
  { provedAt, startedAt }: Pick<CurrentSession, 'provedAt' | 'startedAt'>,
  now: CurrentSession['expiresAt'],
): boolean {
  return isProofFresh(provedAt, now) || isProofFresh(startedAt, now)
}

import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type Account, type Banned, refuseBanned } from './account.ts'
import { giveBack, takeAttempts } from './sign-in-limits.ts'
import type { Browser, SignInPorts, TooManyTries } from './sign-in-ports.ts'
import { type StartedSession, startSession } from './start-session.ts'

export interface SignInCommand {
  /** E-mail address or username. */
  readonly login: string
  readonly password: string
  readonly browser: Browser
}

export type SignInRefusal = TooManyTries | Banned | { readonly code: 'credentials-wrong' }

/** By password. Somebody without an account, or without a password, is told the same after the same time. */
export class SignIn {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({ login, password, browser }: SignInCommand): Promise<Result<StartedSession, SignInRefusal>> {
    const { accounts, hasher } = this.#ports
    const account = await accounts.findByLogin(login)
    const places = await takeAttempts(this.#ports, { act: 'password', account, login, browser })
    if (!places) return refused({ code: 'too-many-tries' })

    const check = await hasher.check(password, account?.passwordHash ?? null)
    if (!account || !check.isRight) return refused({ code: 'credentials-wrong' })

    await giveBack(this.#ports, places)
    if (account.isBanned) return refuseBanned(account)
    if (check.isOutdated) await this.#hashAnew(account, password)
    return accepted(await startSession(this.#ports, account, { ...browser, hasProvedFactor: false }))
  }

  async #hashAnew({ id }: Account, password: string): Promise<void> {
    await this.#ports.accounts.replaceHash(id, await this.#ports.hasher.hash(password))
  }
}

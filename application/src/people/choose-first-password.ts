import { judgePassword, type PasswordRefusal } from '@camp/domain/people/password-policy.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { changePassword } from './change-password.ts'
import type { SignInPorts } from './sign-in-ports.ts'
import type { SigningBrowser, StartedSession } from './start-session.ts'

export interface FirstPassword {
  readonly actor: Actor
  readonly password: string
  readonly browser: SigningBrowser
}

export type FirstPasswordRefusal = PasswordRefusal | { readonly code: 'not-permitted' | 'password-unchanged' }

/**
 * By somebody who has none yet, or has one that somebody else chose. Who has a password of their own changes
 * it elsewhere.
 */
export class ChooseFirstPassword {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({ actor, password, browser }: FirstPassword): Promise<Result<StartedSession, FirstPasswordRefusal>> {
    const { accounts, hasher } = this.#ports
    const account = actor.kind === 'user' ? await accounts.find(actor.userId) : undefined
    if (!account || (account.passwordHash !== null && !account.mustChangePassword)) return refused({ code: 'not-permitted' })
    const chosen = judgePassword(password)
    if (!chosen.ok) return chosen
    const isSame = account.passwordHash !== null && (await hasher.check(password, account.passwordHash)).isRight
    if (isSame) return refused({ code: 'password-unchanged' })
    return accepted(await changePassword(this.#ports, account, { password, browser, hasProvedFactor: true }))
  }
}

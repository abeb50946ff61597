import { judgePassword, type PasswordRefusal } from '@camp/domain/people/password-policy.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import { changePassword } from '../change-password.ts'
import type { Browser, SignInPorts } from '../sign-in-ports.ts'
import type { StartedSession } from '../start-session.ts'
import { ownAccount, type PasswordNotTheirs, provePassword } from './profile-ports.ts'

export interface OwnPassword {
  readonly actor: Actor
  /** Not asked of who has none yet. */
  readonly currentPassword: string
  readonly password: string
  readonly browser: Browser
}

export type OwnPasswordRefusal = NotPermitted | PasswordNotTheirs | PasswordRefusal | { readonly code: 'password-unchanged' }

/** Ends every session, and starts a new one here. */
export class ChangeOwnPassword {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({ actor, currentPassword, password, browser }: OwnPassword): Promise<Result<StartedSession, OwnPasswordRefusal>> {
    const account = await ownAccount(this.#ports, actor)
    if (!account.ok) return account
    const chosen = judgePassword(password)
    if (!chosen.ok) return chosen
    const proved = await provePassword(this.#ports, account.value, { password: currentPassword, browser })
    if (!proved.ok) return proved
    if (account.value.passwordHash !== null && password === currentPassword) return refused({ code: 'password-unchanged' })
    return accepted(await changePassword(this.#ports, account.value, { password, browser, hasProvedFactor: true }))
  }
}

import { judgePassword, type PasswordRefusal } from '@camp/domain/people/password-policy.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { changePassword } from './change-password.ts'
import type { SignInPorts } from './sign-in-ports.ts'
import type { StartedSession } from './start-session.ts'

export interface FirstPassword {
  readonly actor: Actor
  readonly password: string
  readonly deviceKey: string | null
}

/** After a code, by somebody who has none yet. Who has one changes it with a code of its own. */
export class ChooseFirstPassword {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    password,
    deviceKey,
  }: FirstPassword): Promise<Result<StartedSession, PasswordRefusal | { readonly code: 'not-permitted' }>> {
    const account = actor.kind === 'user' ? await this.#ports.accounts.find(actor.userId) : undefined
    if (!account || account.passwordHash !== null) return refused({ code: 'not-permitted' })
    const chosen = judgePassword(password)
    if (!chosen.ok) return chosen
    return accepted(await changePassword(this.#ports, account, { password, deviceKey }))
  }
}

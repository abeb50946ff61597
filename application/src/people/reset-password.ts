import { judgePassword, type PasswordRefusal } from '@camp/domain/people/password-policy.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { acceptCode, type CodeRefusal, type TypedCode } from './accept-code.ts'
import { changePassword } from './change-password.ts'
import type { SignInPorts } from './sign-in-ports.ts'
import type { StartedSession } from './start-session.ts'

/** A password that may not be chosen costs no try of the code. */
export class ResetPassword {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({
    password,
    ...typed
  }: TypedCode & { readonly password: string }): Promise<Result<StartedSession, CodeRefusal | PasswordRefusal>> {
    const chosen = judgePassword(password)
    if (!chosen.ok) return chosen
    const account = await acceptCode(this.#ports, 'reset-password', typed)
    if (!account.ok) return account
    return accepted(
      await changePassword(this.#ports, account.value, { password, browser: typed.browser, hasProvedFactor: false }),
    )
  }
}

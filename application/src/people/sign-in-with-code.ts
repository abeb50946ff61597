import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { acceptCode, type CodeRefusal, type TypedCode } from './accept-code.ts'
import type { SignInPorts } from './sign-in-ports.ts'
import { type StartedSession, startSession } from './start-session.ts'

/** By a one-time code. The first one also proves that the address is the guest's own. */
export class SignInWithCode {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute(typed: TypedCode): Promise<Result<StartedSession & { readonly hasPassword: boolean }, CodeRefusal>> {
    const account = await acceptCode(this.#ports, 'sign-in', typed)
    if (!account.ok) return account
    const session = await startSession(this.#ports, account.value, { ...typed.browser, hasProvedFactor: false })
    return accepted({ ...session, hasPassword: account.value.passwordHash !== null })
  }
}

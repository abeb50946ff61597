import type { CodeChannel } from '@camp/domain/people/one-time-code.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import { acceptCode, type CodeRefusal, type TypedCode } from './accept-code.ts'
import { codeAddress } from './code-contact.ts'
import { type CodeRequest, sendCode } from './request-code.ts'
import { takeAttempts } from './sign-in-limits.ts'
import type { Browser, SignInPorts, TooManyTries } from './sign-in-ports.ts'

/** A code to one's own address or number; to the new address where one waits for its code. */
export class RequestContactCode {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    channel,
    browser,
  }: {
    readonly actor: Actor
    readonly channel: CodeChannel
    readonly browser: Browser
  }): Promise<Result<CodeRequest, TooManyTries | NotPermitted>> {
    const account = actor.kind === 'user' ? await this.#ports.accounts.find(actor.userId) : undefined
    if (!account) return refused({ code: 'not-permitted' })
    const places = await takeAttempts(this.#ports, { act: 'send-code', account, login: account.email, browser })
    if (!places) return refused({ code: 'too-many-tries' })
    const to = (channel === 'email' && account.pendingEmail) || codeAddress(account, channel)
    return accepted({ key: await sendCode(this.#ports, { account, purpose: 'verify-contact', channel, to }) })
  }
}

/** Typed while signed in: proves the contact, changes nothing else. */
export class VerifyContact {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute(typed: TypedCode): Promise<Result<null, CodeRefusal>> {
    const account = await acceptCode(this.#ports, 'verify-contact', typed)
    return account.ok ? accepted(null) : account
  }
}

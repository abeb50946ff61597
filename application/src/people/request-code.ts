import { type CodeChannel, type CodePurpose, channelOfCode, codeMinutes, writeCode } from '@camp/domain/people/one-time-code.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { sendSoon } from '../messaging/written/send-soon.ts'
import type { Account } from './account.ts'
import { codeAddress } from './code-contact.ts'
import { takeAttempts } from './sign-in-limits.ts'
import type { Browser, SignInPorts, TooManyTries } from './sign-in-ports.ts'

export interface RequestCodeCommand {
  /** E-mail address or username. */
  readonly login: string
  readonly purpose: Extract<CodePurpose, 'sign-in' | 'reset-password'>
  readonly channel: CodeChannel
  readonly browser: Browser
}

/** What this browser keeps until the code is typed. */
export interface CodeRequest {
  readonly key: string
}

/**
 * To sign in, or to choose a new password. Who asks for somebody unknown, or banned, is answered the same.
 */
export class RequestCode {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({ login, purpose, channel, browser }: RequestCodeCommand): Promise<Result<CodeRequest, TooManyTries>> {
    const { accounts, codes } = this.#ports
    const account = await accounts.findByLogin(login)
    if (!(await takeAttempts(this.#ports, { act: 'send-code', account, login, browser })))
      return refused({ code: 'too-many-tries' })
    if (!account || account.isBanned) return accepted({ key: codes.keyOfNothing() })

    const { role, isCellVerified } = account
    const reachedBy = channelOfCode(channel, { role, hasVerifiedCell: isCellVerified })
    return accepted({
      key: await sendCode(this.#ports, { account, purpose, channel: reachedBy, to: codeAddress(account, reachedBy) }),
    })
  }
}

interface CodeToSend {
  readonly account: Account
  readonly purpose: CodePurpose
  readonly channel: CodeChannel
  readonly to: string | null
}

/** Without waiting for the message to leave: how long that takes would tell that there is an account. */
export async function sendCode(ports: SignInPorts, wanted: CodeToSend): Promise<string> {
  const { codes, codeMessages, sendWritten, transaction, clock, randomness } = ports
  const { account, purpose, channel, to } = wanted
  const code = writeCode((min, max) => randomness.integer(min, max))
  const expiresAt = clock.now().add({ minutes: codeMinutes })
  const key = await transaction.run(async () => {
    const issued = await codes.issue({ userId: account.id, purpose, channel, code, contact: to ?? '', expiresAt })
    await codeMessages.write({ account, channel, to, purpose, code, expiresAt })
    return issued
  })
  sendSoon(sendWritten)
  return key
}

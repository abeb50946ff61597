import { readCode } from '@camp/domain/people/one-time-code.ts'
import { readRecoveryCode } from '@camp/domain/people/second-factor.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import type { Account } from '../account.ts'
import { giveBack, takeAttempts } from '../sign-in-limits.ts'
import type { Browser, SignInPorts, TooManyTries } from '../sign-in-ports.ts'

export interface TypedFactor {
  /** Of the authenticator, or a recovery code. */
  readonly code: string
  readonly browser: Browser
}

export type FactorRefusal = TooManyTries | { readonly code: 'code-wrong' }

/** A code counts once; guesses are limited as those of passwords are (rule U18). */
export async function proveFactor(
  ports: SignInPorts,
  account: Account,
  { code, browser }: TypedFactor,
): Promise<Result<void, FactorRefusal>> {
  const places = await takeAttempts(ports, { act: 'factor', account, login: account.email, browser })
  if (!places) return refused({ code: 'too-many-tries' })
  if (!(await isRight(ports, account, code))) return refused({ code: 'code-wrong' })
  await giveBack(ports, places)
  return accepted(undefined)
}

async function isRight(ports: SignInPorts, account: Account, typed: string): Promise<boolean> {
  const { secondFactors, authenticator } = ports
  const code = readCode(typed)
  if (code === undefined) return takeRecoveryCode(ports, account, typed)
  const factor = await secondFactors.find(account.id)
  const step = factor?.onSince && authenticator.stepOf({ secret: factor.secret, code })
  return step !== undefined && step !== null && secondFactors.takeStep(account.id, step)
}

/** Its owner is told: who types one has no authenticator at hand, or is somebody else. */
async function takeRecoveryCode(ports: SignInPorts, account: Account, typed: string): Promise<boolean> {
  const { secondFactors, accountNotices, sendWritten, transaction, clock } = ports
  const code = readRecoveryCode(typed)
  if (code === undefined) return false
  const isTaken = await transaction.run(async () => {
    if (!(await secondFactors.takeRecoveryCode(account.id, code))) return false
    await accountNotices.write({ change: 'recovery-code-used', account, at: clock.now() })
    return true
  })
  if (isTaken) sendSoon(sendWritten)
  return isTaken
}

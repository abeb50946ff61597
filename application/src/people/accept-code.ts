import { type CodePurpose, readCode } from '@camp/domain/people/one-time-code.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { sendSoon } from '../messaging/written/send-soon.ts'
import { type Account, type Banned, refuseBanned } from './account.ts'
import type { EmailTaken } from './accounts.ts'
import { codeAddress, isSameAddress } from './code-contact.ts'
import type { AcceptedCode } from './one-time-codes.ts'
import { giveBack, takeAttempts } from './sign-in-limits.ts'
import type { Browser, SignInPorts, TooManyTries } from './sign-in-ports.ts'

export interface TypedCode {
  readonly key: string
  readonly code: string
  readonly browser: Browser
}

export type CodeRefusal = TooManyTries | Banned | EmailTaken | { readonly code: 'code-wrong' }

/** Whose code it is. It proves the mailbox or the number that it was sent to. */
export async function acceptCode(
  ports: SignInPorts,
  purpose: CodePurpose,
  { key, code: typed, browser }: TypedCode,
): Promise<Result<Account, CodeRefusal>> {
  const { accounts, codes, clock } = ports
  const code = readCode(typed)
  const owner = await codes.ownerOf(key)
  const account = owner && (await accounts.find(owner))
  const places = await takeAttempts(ports, { act: 'code', account, login: key, browser })
  if (!places) return refused({ code: 'too-many-tries' })

  const proof = code && (await codes.tryCode({ key, purpose, code, at: clock.now() }))
  if (!proof || !account) return codeWrong
  await giveBack(ports, places)
  if (account.isBanned) return refuseBanned(account)
  return prove(ports, account, proof)
}

/**
 * Where the address or the number was changed after the code had left, or is changed while it is judged, the
 * code proves nothing any more.
 */
async function prove(
  ports: SignInPorts,
  account: Account,
  { channel, contact }: AcceptedCode,
): Promise<Result<Account, CodeRefusal>> {
  const { pendingEmail } = account
  const isPending = channel === 'email' && contact !== null && pendingEmail !== null && isSameAddress(contact, pendingEmail)
  const current = codeAddress(account, channel)
  if (!isPending && contact !== null && (current === null || !isSameAddress(contact, current))) return codeWrong
  const proved = isPending ? await takeAddress(ports, account) : await markVerified(ports, account, channel)
  if (proved.ok) return accepted(account)
  return proved.refusal.code === 'email-taken' ? refused(proved.refusal) : codeWrong
}

const codeWrong: Result<never, CodeRefusal> = refused({ code: 'code-wrong' })

/** Its owner is told at the address of before. */
async function takeAddress({ accounts, accountNotices, sendWritten, transaction, clock }: SignInPorts, account: Account) {
  const taken = await transaction.run(async () => {
    const taking = await accounts.takePendingEmail(account)
    if (taking.ok) await accountNotices.write({ change: 'email-changed', account, at: clock.now() })
    return taking
  })
  if (taken.ok) sendSoon(sendWritten)
  return taken
}

async function markVerified({ accounts }: SignInPorts, account: Account, channel: AcceptedCode['channel']) {
  const contact = channel === 'email' ? 'email' : 'cell'
  const isKnown = contact === 'email' ? account.isEmailVerified : account.isCellVerified
  return isKnown ? accepted(undefined) : accounts.markVerified(account, contact)
}

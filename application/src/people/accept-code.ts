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
  if (!proof || !account) return refused({ code: 'code-wrong' })
  await giveBack(ports, places)
  if (account.isBanned) return refuseBanned(account)
  return prove(ports, account, proof)
}

/** Where the address or the number was changed after the code had left, the code proves nothing any more. */
async function prove(
  { accounts, accountNotices, sendWritten, transaction, clock }: SignInPorts,
  account: Account,
  { channel, contact }: AcceptedCode,
): Promise<Result<Account, CodeRefusal>> {
  const { id, pendingEmail } = account
  const isPending = channel === 'email' && contact !== null && pendingEmail !== null && isSameAddress(contact, pendingEmail)
  if (isPending) {
    const taken = await transaction.run(async () => {
      const taking = await accounts.takePendingEmail(id)
      if (taking.ok) await accountNotices.write({ change: 'email-changed', account, at: clock.now() })
      return taking
    })
    if (!taken.ok) return taken
    sendSoon(sendWritten)
    return accepted(account)
  }
  const current = codeAddress(account, channel)
  if (contact !== null && (current === null || !isSameAddress(contact, current))) return refused({ code: 'code-wrong' })
  await accounts.markVerified(id, channel === 'email' ? 'email' : 'cell')
  return accepted(account)
}

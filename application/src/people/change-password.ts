import { sendSoon } from '../messaging/written/send-soon.ts'
import type { Account } from './account.ts'
import type { SignInPorts } from './sign-in-ports.ts'
import { type SigningBrowser, type StartedSession, startSession } from './start-session.ts'

interface ChosenPassword {
  readonly password: string
  readonly browser: SigningBrowser
  /** In the session of before; a code by message proves none. */
  readonly hasProvedFactor: boolean
}

/** Ends every session, this one too, starts a new one here, and tells the owner without waiting for it. */
export async function changePassword(
  ports: SignInPorts,
  account: Account,
  { password, browser, hasProvedFactor }: ChosenPassword,
): Promise<StartedSession> {
  const { accounts, hasher, sessions, accountNotices, sendWritten, transaction, clock } = ports
  const hash = await hasher.hash(password)
  await transaction.run(async () => {
    await accounts.choosePassword(account.id, hash)
    await sessions.endAll(account.id)
    await accountNotices.write({ change: 'password-changed', account, at: clock.now() })
  })
  sendSoon(sendWritten)
  return startSession(ports, account, { ...browser, hasProvedFactor })
}

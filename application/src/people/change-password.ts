import type { Account } from './account.ts'
import type { SignInPorts } from './sign-in-ports.ts'
import { type SigningBrowser, type StartedSession, startSession } from './start-session.ts'

interface ChosenPassword {
  readonly password: string
  readonly browser: SigningBrowser
}

/** Ends every session, this one too, starts a new one here, and tells the owner without waiting for it. */
export async function changePassword(
  ports: SignInPorts,
  account: Account,
  { password, browser }: ChosenPassword,
): Promise<StartedSession> {
  const { accounts, hasher, sessions, accountNotices, clock } = ports
  await accounts.choosePassword(account.id, await hasher.hash(password))
  await sessions.endAll(account.id)
  void accountNotices.send({ change: 'password-changed', account, at: clock.now() })
  return startSession(ports, account, browser)
}

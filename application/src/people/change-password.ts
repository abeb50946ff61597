import type { Account } from './account.ts'
import type { SignInPorts } from './sign-in-ports.ts'
import { type SigningBrowser, type StartedSession, startSession } from './start-session.ts'

interface ChosenPassword {
  readonly password: string
  readonly browser: SigningBrowser
}

/** Ends every session, this one too, and starts a new one here. */
export async function changePassword(
  ports: SignInPorts,
  account: Account,
  { password, browser }: ChosenPassword,
): Promise<StartedSession> {
  const { accounts, hasher, sessions } = ports
  await accounts.choosePassword(account.id, await hasher.hash(password))
  await sessions.endAll(account.id)
  return startSession(ports, account, browser)
}

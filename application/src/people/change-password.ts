import type { Account } from './account.ts'
import type { SignInPorts } from './sign-in-ports.ts'
import { type StartedSession, startSession } from './start-session.ts'

interface ChosenPassword {
  readonly password: string
  readonly deviceKey: string | null
}

/** Ends every session, this one too, and starts a new one here. */
export async function changePassword(
  ports: SignInPorts,
  account: Account,
  { password, deviceKey }: ChosenPassword,
): Promise<StartedSession> {
  const { accounts, hasher, sessions } = ports
  await accounts.setPasswordHash(account.id, await hasher.hash(password))
  await sessions.endAll(account.id)
  return startSession(ports, account, deviceKey)
}

import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { Account } from '../account.ts'
import { giveBack, takeAttempts } from '../sign-in-limits.ts'
import type { Browser, SignInPorts, TooManyTries } from '../sign-in-ports.ts'
import type { Profiles } from './profiles.ts'

export interface ProfilePorts extends SignInPorts {
  readonly profiles: Profiles
}

/** Of whoever is signed in: a profile is its owner's alone. */
export async function ownAccount(
  { accounts }: Pick<SignInPorts, 'accounts'>,
  actor: Actor,
): Promise<Result<Account, NotPermitted>> {
  const account = actor.kind === 'user' ? await accounts.find(actor.userId) : undefined
  return account ? accepted(account) : refused({ code: 'not-permitted' })
}

export type PasswordNotTheirs = TooManyTries | { readonly code: 'current-password-wrong' }

/**
 * Before what could lock the owner out (ASVS 7.5.1). Who has no password has proved the mailbox by a code.
 */
export async function provePassword(
  ports: Pick<SignInPorts, 'attempts' | 'devices' | 'clock' | 'hasher'>,
  account: Account,
  { password, browser }: { readonly password: string; readonly browser: Browser },
): Promise<Result<void, PasswordNotTheirs>> {
  if (account.passwordHash === null) return accepted(undefined)
  const places = await takeAttempts(ports, { act: 'password', account, login: account.email, browser })
  if (!places) return refused({ code: 'too-many-tries' })
  const { isRight } = await ports.hasher.check(password, account.passwordHash)
  if (!isRight) return refused({ code: 'current-password-wrong' })
  await giveBack(ports, places)
  return accepted(undefined)
}

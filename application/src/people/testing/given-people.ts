import type { FactorRule } from '@camp/domain/people/second-factor.ts'
import { idleSending } from '../../messaging/written/testing/idle-sending.ts'
import { InMemoryManagedOrganisations } from '../../organisations/managed/testing/in-memory-managed-organisations.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import type { Account } from '../account.ts'
import { readableAuthenticator } from '../second-factor/testing/readable-authenticator.ts'
import type { Browser, SignInPorts } from '../sign-in-ports.ts'
import { anAccount } from './an-account.ts'
import { inMemorySignInStores } from './in-memory-sign-in-stores.ts'
import { ReadableHasher } from './readable-hasher.ts'
import { RecordingAccountNotices } from './recording-account-notices.ts'
import { RecordingCodeMessages } from './recording-code-messages.ts'

export const browser: Browser = { address: '192.0.2.1', deviceKey: null, name: 'Chrome on Android' }

const askedOfNobody: FactorRule = { requiredOf: [], graceDays: 14 }

/** One account, of Zanele, with the password `camping-demo`. */
export function givenPeople(facts: Partial<Account> = {}, factorRule: FactorRule = askedOfNobody) {
  const stores = inMemorySignInStores()
  const account = anAccount({ passwordHash: 'hash of camping-demo', ...facts })
  stores.accounts.add(account)
  const clock = new FixedClock('2026-11-21T10:00')
  const codeMessages = new RecordingCodeMessages()
  const accountNotices = new RecordingAccountNotices()
  const ports = {
    ...stores,
    clock,
    managedOrganisations: new InMemoryManagedOrganisations([]),
    codeMessages,
    accountNotices,
    sendWritten: idleSending,
    transaction: new InMemoryTransaction(),
    hasher: new ReadableHasher(),
    authenticator: readableAuthenticator(clock),
    factorRule,
    randomness: new CountingRandomness(),
  }
  return { account, clock, codeMessages, accountNotices, accounts: stores.accounts, ports: ports satisfies SignInPorts }
}

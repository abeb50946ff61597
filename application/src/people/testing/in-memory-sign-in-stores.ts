import { InMemoryContactProofs } from '../contact-proof/testing/in-memory-contact-proofs.ts'
import { InMemorySecondFactors } from '../second-factor/testing/in-memory-second-factors.ts'
import { InMemoryAccounts } from './in-memory-accounts.ts'
import { InMemoryKnownDevices } from './in-memory-known-devices.ts'
import { InMemoryOneTimeCodes } from './in-memory-one-time-codes.ts'
import { InMemorySessions } from './in-memory-sessions.ts'
import { InMemorySignInAttempts } from './in-memory-sign-in-attempts.ts'

export function inMemorySignInStores() {
  const accounts = new InMemoryAccounts()
  return {
    accounts,
    secondFactors: new InMemorySecondFactors(accounts),
    sessions: new InMemorySessions(),
    contactProofs: new InMemoryContactProofs(),
    codes: new InMemoryOneTimeCodes(),
    attempts: new InMemorySignInAttempts(),
    devices: new InMemoryKnownDevices(),
  }
}

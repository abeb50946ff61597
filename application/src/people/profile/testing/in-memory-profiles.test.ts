import { InMemoryAccounts } from '../../testing/in-memory-accounts.ts'
import { InMemoryProfiles } from './in-memory-profiles.ts'
import { profilesContract } from './profiles.contract.ts'

profilesContract('in memory', async () => {
  const accounts = new InMemoryAccounts()
  return {
    profiles: new InMemoryProfiles(accounts),
    givenAccount: async (account) => accounts.add(account),
    stop: async () => {},
  }
})

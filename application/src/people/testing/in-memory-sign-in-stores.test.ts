import { inMemorySignInStores } from './in-memory-sign-in-stores.ts'
import { signInStoresContract } from './sign-in-stores.contract.ts'

signInStoresContract('in memory', async () => {
  const stores = inMemorySignInStores()
  return { ...stores, givenAccount: async (account) => stores.accounts.add(account), stop: async () => {} }
})

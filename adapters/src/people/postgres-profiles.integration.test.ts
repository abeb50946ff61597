import { profilesContract } from '@camp/application/people/profile/testing/profiles.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresProfiles } from './postgres-profiles.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

profilesContract('postgres', async () => {
  await emptied(store.em, 'user_account')
  return {
    profiles: new PostgresProfiles(store.em),
    givenAccount: async (account) => {
      const { id, email, firstName, lastName, countryCode, cell, passwordHash, isCellVerified } = account
      await store.em.execute(
        `insert into user_account (id, email, first_name, last_name, country_code, cell, password_hash, is_email_verified,
           is_cell_verified) values (?, ?, ?, ?, ?, ?, ?, true, ?)`,
        [id, email, firstName, lastName, countryCode, cell, passwordHash, isCellVerified],
      )
    },
    stop: async () => {},
  }
})

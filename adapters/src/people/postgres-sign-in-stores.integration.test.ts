import type { Account } from '@camp/application/people/account.ts'
import { anAccount } from '@camp/application/people/testing/an-account.ts'
import { signInStoresContract } from '@camp/application/people/testing/sign-in-stores.contract.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresAccounts } from './postgres-accounts.ts'
import { PostgresKnownDevices } from './postgres-known-devices.ts'
import { PostgresOneTimeCodes } from './postgres-one-time-codes.ts'
import { PostgresSessions } from './postgres-sessions.ts'
import { PostgresSignInAttempts } from './postgres-sign-in-attempts.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const stores = () => ({
  accounts: new PostgresAccounts(store.em),
  sessions: new PostgresSessions(store.em),
  codes: new PostgresOneTimeCodes(store.em),
  attempts: new PostgresSignInAttempts(store.em),
  devices: new PostgresKnownDevices(store.em),
})

async function write(account: Account): Promise<void> {
  const { id, email, pendingEmail, username, firstName, lastName, countryCode, cell, role, passwordHash } = account
  await store.em.execute(
    `insert into user_account (id, email, pending_email, username, first_name, last_name, country_code, cell, role, password_hash,
       must_change_password, is_email_verified)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, true)`,
    [id, email, pendingEmail, username, firstName, lastName, countryCode, cell, role, passwordHash, account.mustChangePassword],
  )
}

const empty = () => store.em.execute('truncate user_account, sign_in_attempt cascade')

signInStoresContract('postgres', async () => {
  await empty()
  return { ...stores(), givenAccount: write, stop: async () => {} }
})

it('keeps no secret that could be read', async () => {
  await empty()
  await write(anAccount())
  const { sessions, codes, devices } = stores()
  const at = aMoment('2026-11-21T10:00').now
  const userId = anAccount().id
  const token = await sessions.start({ userId, role: 'USER', at, browser: null })
  const code = { userId, purpose: 'sign-in', channel: 'sms', code: '012345', contact: '27821234567', expiresAt: at } as const
  const key = await codes.issue(code)
  const deviceKey = await devices.remember({ userId, key: null, at })

  const rows = await store.em.execute(`
    select to_jsonb(s)::text as row from user_session s union all
    select to_jsonb(c)::text from one_time_code c union all
    select to_jsonb(d)::text from known_device d`)

  expect(rows).toHaveLength(3)
  for (const secret of [token, key, deviceKey]) {
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(rows)).not.toContain(secret)
  }
  expect(JSON.stringify(rows)).not.toContain('012345')
})

it('leaves organisations where the account is suspended out of what it may act for', async () => {
  await empty()
  await write(anAccount({ role: 'ORGUSER' }))

  expect((await stores().accounts.find(anAccount().id))?.organisationIds).toEqual([])
})

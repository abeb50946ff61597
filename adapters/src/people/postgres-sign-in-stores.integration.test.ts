import type { Account } from '@camp/application/people/account.ts'
import { anAccount } from '@camp/application/people/testing/an-account.ts'
import { signInStoresContract } from '@camp/application/people/testing/sign-in-stores.contract.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresAccounts } from './postgres-accounts.ts'
import { PostgresContactProofs } from './postgres-contact-proofs.ts'
import { PostgresKnownDevices } from './postgres-known-devices.ts'
import { PostgresOneTimeCodes } from './postgres-one-time-codes.ts'
import { PostgresSecondFactors } from './postgres-second-factors.ts'
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
  contactProofs: new PostgresContactProofs(store.em),
  codes: new PostgresOneTimeCodes(store.em),
  attempts: new PostgresSignInAttempts(store.em),
  devices: new PostgresKnownDevices(store.em),
  secondFactors: new PostgresSecondFactors(store.em, ['a key of this test']),
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

const empty = () => emptied(store.em, 'user_account', 'sign_in_attempt', 'contact_proof')

signInStoresContract('postgres', async () => {
  await empty()
  return { ...stores(), givenAccount: write, stop: async () => {} }
})

it('keeps no secret that could be read', async () => {
  await empty()
  await write(anAccount())
  const { sessions, codes, devices, secondFactors } = stores()
  const at = aMoment('2026-11-21T10:00').now
  const userId = anAccount().id
  const token = await sessions.start({ userId, role: 'USER', at, browser: null, hasProvedFactor: false })
  const code = { userId, purpose: 'sign-in', channel: 'sms', code: '012345', contact: '27821234567', expiresAt: at } as const
  const key = await codes.issue(code)
  const deviceKey = await devices.remember({ userId, key: null, at })

  await secondFactors.begin(userId, 'JBSWY3DPEHPK3PXP')
  await secondFactors.turnOn(userId, { recoveryCodes: ['7k3m9p'], at })

  const rows = await store.em.execute(`
    select to_jsonb(s)::text as row from user_session s union all
    select to_jsonb(c)::text from one_time_code c union all
    select to_jsonb(d)::text from known_device d union all
    select to_jsonb(f)::text from second_factor f union all
    select to_jsonb(r)::text from recovery_code r`)

  expect(rows).toHaveLength(5)
  for (const secret of [token, key, deviceKey]) {
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(rows)).not.toContain(secret)
  }
  for (const secret of ['012345', 'JBSWY3DPEHPK3PXP', '7k3m9p']) expect(JSON.stringify(rows)).not.toContain(secret)
})

it('leaves organisations where the account is suspended out of what it may act for', async () => {
  await empty()
  await write(anAccount({ role: 'ORGUSER' }))

  expect((await stores().accounts.find(anAccount().id))?.organisationIds).toEqual([])
})

it('opens with a key what was sealed before there was one, and seals it anew', async () => {
  await empty()
  await write(anAccount())
  const userId = anAccount().id
  const sealed = () => store.em.execute<[{ sealed_secret: string }]>('select sealed_secret from second_factor')

  await new PostgresSecondFactors(store.em, []).begin(userId, 'JBSWY3DPEHPK3PXP')
  const [before] = await sealed()
  const found = await stores().secondFactors.find(userId)
  const [after] = await sealed()

  expect(found?.secret).toBe('JBSWY3DPEHPK3PXP')
  expect(after.sealed_secret).not.toBe(before.sealed_secret)
  expect((await stores().secondFactors.find(userId))?.secret).toBe('JBSWY3DPEHPK3PXP')
})

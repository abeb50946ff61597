import { aNewGuest, usersContract } from '@camp/application/people/testing/users.contract.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresUsers } from './postgres-users.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

usersContract('postgres', async () => {
  await emptied(store.em, 'user_account')
  return { users: new PostgresUsers(store.em), stop: async () => {} }
})

it('leaves an account that exists as it is, and keeps a consent with its time and wording', async () => {
  await emptied(store.em, 'user_account')
  const users = new PostgresUsers(store.em)
  await users.findOrCreateGuest(aNewGuest())

  await users.findOrCreateGuest(aNewGuest({ firstName: 'Somebody', lastName: 'Else', marketingConsent: null }))

  const rows = await store.em.execute(`
    select first_name, role, is_email_verified, opt_into_marketing, marketing_consent_wording, marketing_consent_at::text as at
    from user_account`)
  expect(rows).toEqual([
    {
      first_name: 'Sipho',
      role: 'USER',
      is_email_verified: false,
      opt_into_marketing: true,
      marketing_consent_wording: 'Send me news',
      at: '2026-11-21 08:00:00+00',
    },
  ])
})

it('keeps the first consent of somebody who has an account, and none after a withdrawal', async () => {
  await emptied(store.em, 'user_account')
  const users = new PostgresUsers(store.em)
  const consents = () =>
    store.em.execute('select opt_into_marketing as is_given, marketing_consent_wording as wording from user_account')
  const books = (wording: string | null) =>
    users.findOrCreateGuest(aNewGuest({ marketingConsent: wording === null ? null : { at: aMoment().now, wording } }))

  await books(null)
  expect(await consents()).toEqual([{ is_given: false, wording: null }])
  await books('first')
  await books('second')
  expect(await consents()).toEqual([{ is_given: true, wording: 'first' }])
  await store.em.execute('update user_account set opt_into_marketing = false, marketing_withdrawn_at = now()')
  await books('third')
  expect(await consents()).toEqual([{ is_given: false, wording: 'first' }])
})

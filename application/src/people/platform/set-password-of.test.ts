import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { anAccount } from '../testing/an-account.ts'
import { InMemoryAccounts } from '../testing/in-memory-accounts.ts'
import { InMemorySessions } from '../testing/in-memory-sessions.ts'
import { ReadableHasher } from '../testing/readable-hasher.ts'
import { RecordingAccountNotices } from '../testing/recording-account-notices.ts'
import { SetPasswordOf } from './set-password-of.ts'

async function given(passwordHash: string | null) {
  const account = anAccount({ passwordHash })
  const clock = new FixedClock('2026-11-21T10:00')
  const accounts = new InMemoryAccounts()
  accounts.add(account)
  const accountNotices = new RecordingAccountNotices()
  const sessions = new InMemorySessions()
  await sessions.start({ userId: account.id, role: 'USER', at: clock.now(), browser: null, hasProvedFactor: false })
  const [auditTrail, transaction, sendWritten] = [new InMemoryAuditTrail(), new InMemoryTransaction(), { execute: idle }]
  const ports = { accounts, hasher: new ReadableHasher(), sessions, accountNotices, auditTrail, transaction, clock, sendWritten }
  const set = (password: string, userId = account.id) => new SetPasswordOf(ports).execute({ userId, password })
  return { set, account: () => accounts.find(account.id), open: () => sessions.listOf(account.id), accountNotices }
}

const idle = async () => ({ sent: 0, failed: 0, skipped: 0, dead: 0 })

it('is the password from then on: whoever was signed in is no longer, and the owner is told', async () => {
  const { set, account, open, accountNotices } = await given('old')

  expect(await set('a river runs uphill')).toEqual(accepted(null))

  expect(await new ReadableHasher().check('a river runs uphill', (await account())?.passwordHash ?? '')).toMatchObject({
    isRight: true,
  })
  expect(await open()).toEqual([])
  expect(accountNotices.sent).toHaveLength(1)
})

it('tells nobody of the first password, and changes nothing for one that may not be chosen', async () => {
  const { set, account, open, accountNotices } = await given(null)

  expect(await set('password1')).toEqual(refused({ code: 'password-too-common' }))
  expect(await set('a river runs uphill', 'nobody' as UserId)).toEqual(refused({ code: 'not-found' }))
  expect([(await account())?.passwordHash, (await open()).length]).toEqual([null, 1])
  await set('a river runs uphill')
  expect(accountNotices.sent).toEqual([])
})

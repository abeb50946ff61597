import type { ContactKind } from '@camp/domain/reservations/contact-proof.ts'
import { expect, it } from 'vitest'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import type { Account } from '../account.ts'
import { anAccount } from '../testing/an-account.ts'
import { InMemoryAccounts } from '../testing/in-memory-accounts.ts'
import { provedContacts } from './proved-contacts.ts'

const nobody = { isEmailVerified: false, isCellVerified: false }

async function proved(facts: Partial<Account> | null, byKey: ContactKind | null = null) {
  const accounts = new InMemoryAccounts()
  const account = anAccount(facts ?? {})
  accounts.add(account)
  const contactProofs = { provedBy: async (key: string) => (key === 'key' ? (byKey ?? undefined) : undefined) }
  const ports = { accounts, contactProofs, clock: new FixedClock() }
  const who = { account: facts && account.id, contactKey: byKey && 'key' }
  return [...(await provedContacts(ports, who))]
}

it.each<[Partial<Account> | null, ContactKind | null, readonly ContactKind[]]>([
  [null, null, []],
  [nobody, null, []],
  [{ isEmailVerified: true, isCellVerified: false }, null, ['email']],
  [{ isEmailVerified: false, isCellVerified: true }, null, ['number']],
  [{ isEmailVerified: true, isCellVerified: true }, null, ['email', 'number']],
  [null, 'number', ['number']],
  [nobody, 'email', ['email']],
  [{ isEmailVerified: true, isCellVerified: false }, 'email', ['email']],
])('an account with %j and a code of %j prove %j', async (facts, byKey, kinds) => {
  expect(await proved(facts, byKey)).toEqual(kinds)
})

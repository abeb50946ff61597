import type { Role } from '@camp/domain/people/role.ts'
import type { ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { idleSending } from '../messaging/written/testing/idle-sending.ts'
import { InMemoryOrganisationMembers } from '../organisations/members/testing/in-memory-organisation-members.ts'
import { anAccount } from '../people/testing/an-account.ts'
import { InMemoryAccounts } from '../people/testing/in-memory-accounts.ts'
import { RecordingAccountNotices } from '../people/testing/recording-account-notices.ts'
import { system } from '../shared/actor.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { campsite } from '../testing/a-campsite.ts'
import { AnnounceNewAccounts } from './announce-new-accounts.ts'
import { PreparePayouts } from './prepare-payouts.ts'
import { InMemoryPayouts } from './testing/in-memory-payouts.ts'
import { knownAccount } from './testing/payouts.contract.ts'

const { id: organisationId, slug, name } = campsite.organisation
const person = (role: Role, number: number) => ({
  userId: `${role}-${number}` as UserId,
  role,
  email: `${role}${number}@kwena-camp.test`,
  firstName: role,
  lastName: 'Dube',
})

/** Two owners and a desk; R400.00 are due from Saturday on, and the account changed on Monday. */
function given() {
  const known = { organisationId, slug, name, bankDetails: knownAccount }
  const changedAt = aMoment('2026-11-16T09:00').now
  const payouts = new InMemoryPayouts({ ...known, detailsChangedAt: changedAt, detailsAnnouncedAt: null })
  const at = aMoment('2026-11-21T00:00').now
  const of = { reservationId: 'hold-1' as ReservationId, reference: '482-913-107' }
  payouts.give({ journalId: '1', position: 0, kind: 'earned', at, amount: Money.rand(400), ...of }, at)
  const people = [person('ORGADMIN', 1), person('ORGADMIN', 2), person('ORGUSER', 3)]
  const accounts = new InMemoryAccounts()
  for (const { userId, ...facts } of people) accounts.add(anAccount({ id: userId, ...facts }))
  const links = people.map(({ userId }) => ({ linkId: userId, userId, organisationId }))
  const clock = new FixedClock('2026-11-16T10:00')
  const accountNotices = new RecordingAccountNotices()
  const sendings: unknown[] = []
  const ports = {
    payouts,
    accounts,
    accountNotices,
    organisationMembers: new InMemoryOrganisationMembers({ people, links }),
    auditTrail: new InMemoryAuditTrail(),
    sendWritten: {
      execute: async (command: unknown) => {
        sendings.push(command)
        return idleSending.execute()
      },
    },
    clock,
    transaction: new InMemoryTransaction(),
  }
  const announce = (dryRun = false) => new AnnounceNewAccounts(ports).execute({ dryRun })
  const needsSecond = async () => {
    await new PreparePayouts(ports).execute({ actor: system('anna'), dryRun: false })
    return (await payouts.runs(1))[0]?.needsSecond
  }
  return { announce, needsSecond, payouts, clock, sent: accountNotices.sent, sendings, trail: ports.auditTrail }
}

it('writes to every owner three days before the payout, once, and to nobody at the desk', async () => {
  const { announce, sent, sendings, clock, trail } = given()
  expect(await announce()).toEqual([])
  expect(sendings).toEqual([])

  clock.moveTo('2026-11-18T00:00')
  expect(await announce(true)).toMatchObject([{ slug }])
  expect(sent).toEqual([])
  expect(await announce()).toMatchObject([{ slug }])
  expect(await announce()).toEqual([])

  expect(sendings).toHaveLength(1)
  expect(sent.map(({ change, account }) => [change, account.email])).toEqual([
    ['bank-details-used-soon', 'ORGADMIN1@kwena-camp.test'],
    ['bank-details-used-soon', 'ORGADMIN2@kwena-camp.test'],
  ])
  expect(sent[0]).toMatchObject({ organisationName: name, accountNumber: knownAccount.accountNumber })
  expect(trail.all).toMatchObject([{ act: 'payout.announced', organisationId }])
})

it('leaves the payout to one person three days after the letter, and not before', async () => {
  const announced = given()
  announced.clock.moveTo('2026-11-18T00:00')
  await announced.announce()
  announced.clock.moveTo('2026-11-21T00:00')
  expect(await announced.needsSecond()).toBe(false)

  const unannounced = given()
  unannounced.clock.moveTo('2026-11-30T00:00')
  expect(await unannounced.needsSecond()).toBe(true)
})

it('begins anew when the account changes once more', async () => {
  const { announce, payouts, sent, clock } = given()
  clock.moveTo('2026-11-18T00:00')
  await announce()

  payouts.changeAccount(clock.now())
  await announce()

  expect(sent).toHaveLength(4)
})

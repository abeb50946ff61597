import { InMemoryAuditTrail } from '@camp/application/audit/testing/in-memory-audit-trail.ts'
import { ListCampsite, mostPending } from '@camp/application/organisations/aboard/list-campsite.ts'
import { InMemoryAboardLog } from '@camp/application/organisations/aboard/testing/in-memory-aboard-log.ts'
import { RecordingAboardLetters } from '@camp/application/organisations/aboard/testing/recording-aboard-letters.ts'
import { browser, givenPeople } from '@camp/application/people/testing/given-people.ts'
import { InMemoryPlaces } from '@camp/application/search/testing/in-memory-places.ts'
import { somePlaces } from '@camp/application/search/testing/places.contract.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStore, type TestStore } from '../../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../../postgres/transaction.ts'
import { cryptoRandomness } from '../../shared/crypto-randomness.ts'
import { PostgresManagedOrganisations } from '../postgres-managed-organisations.ts'
import { PostgresOrganisationMembers } from '../postgres-organisation-members.ts'
import { PostgresOrganisationRecords } from '../postgres-organisation-records.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  await store.em.execute(`insert into country (code, name, currency, currency_symbol, timezone, phone_code)
    values ('ZA', 'South Africa', 'ZAR', 'R', 'Africa/Johannesburg', '+27')`)
  await store.em.execute(`insert into province (country_code, code, name) values ('ZA', 'WC', 'Western Cape')`)
})
afterAll(() => store.stop())

/** As each request does: by stores of its own, with the account as it was before all of them. */
function givenOwner() {
  const { ports, account } = givenPeople()
  const aboardLetters = new RecordingAboardLetters()
  const who = { kind: 'user', userId: account.id, role: account.role, organisationIds: [] } as const
  const whenListed = (name: string) => {
    const em = store.database.forkEntityManager()
    const act = new ListCampsite({
      ...ports,
      aboardLetters,
      aboardLog: new InMemoryAboardLog(),
      auditTrail: new InMemoryAuditTrail(),
      managedOrganisations: new PostgresManagedOrganisations(em),
      organisationMembers: new PostgresOrganisationMembers(em),
      organisationRecords: new PostgresOrganisationRecords(em),
      places: new InMemoryPlaces(somePlaces),
      randomness: cryptoRandomness,
      transaction: new PostgresTransaction({ em, randomness: cryptoRandomness }),
    })
    const wish = { name, place: 'Hermanus', pin: null, areTermsAccepted: true }
    return act.execute({ wish, owner: { kind: 'signed-in', who }, browser })
  }
  return { account, aboardLetters, whenListed }
}

it('one owner who lists many campsites at the same moment has three that wait', async () => {
  const { account, aboardLetters, whenListed } = givenOwner()
  await store.em.execute('insert into user_account (id, email) values (?, ?)', [account.id, account.email])

  const answers = await Promise.all(['Een', 'Twee', 'Drie', 'Vier', 'Vyf', 'Ses'].map(whenListed))

  const refusals = answers.filter(({ ok }) => !ok)
  expect(refusals).toEqual(Array(3).fill(refused({ code: 'too-many-pending' })))
  expect(await store.em.execute(`select status from organisation`)).toEqual(Array(mostPending).fill({ status: 'pending' }))
  expect(aboardLetters.sent).toHaveLength(mostPending)
})

import {
  organisationRecordsContract,
  recordChoices,
  recordIds,
} from '@camp/application/organisations/settings/testing/organisation-records.contract.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresOrganisationRecords } from './postgres-organisation-records.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  const { em } = store
  await em.execute(`insert into country (code, name, currency, currency_symbol, timezone, phone_code)
    values ('ZA', 'South Africa', 'ZAR', 'R', 'Africa/Johannesburg', '+27')`)
  await em.execute(
    `insert into province (country_code, code, name) values ('ZA', 'WC', 'Western Cape'), ('ZA', 'EC', 'Eastern Cape')`,
  )
  await em.execute(`insert into default_tag_category (name, colour) values ('Campsite Facilities', '#000'), ('Others', '#000')`)
  for (const { id, name } of recordChoices.facilities) await em.execute(aTag('Campsite Facilities'), [id, name])
  await em.execute(aTag('Others'), ['00000000-0000-4000-8000-000000009999', 'No facility'])
})
afterAll(() => store.stop())

const aTag = (category: string) => `
  insert into default_tag (id, default_tag_category_id, name, short_name, icon)
  select ?, id, ?, '', 'tag' from default_tag_category where name = '${category}'`

const aBooking = `
  insert into reservation (id, organisation_id, version, simple_reference, status, status_date, arrival, departure, currency,
    amount_due_cents, cancellation_policy, created_at, cancelled_by, submitted_at, user_id, first_name, last_name, email,
    verification_preference, language, terms_accepted_at, accepted_term_ids, pay_in_full, amount_due_up_front_cents,
    vat_percentage)
  select 'r-1', ?, 1, '111-111-111', 'confirmed', now(), '2026-12-01', '2026-12-03', 'ZAR', 100, '[]', now(), null, now(), id,
    'A', 'B', 'a@example.test', 'SMS', 'en', now(), '{}', true, 100, 15
  from user_account`

const start = async () => {
  const { em } = store
  await emptied(em, 'organisation', 'user_account')
  for (const [id, slug] of [
    [recordIds.one, 'one-camp'],
    [recordIds.other, 'other-camp'],
  ])
    await em.execute(
      `insert into organisation (id, slug, name, status, city_name, country_code, province_code, latitude, longitude, cancellation_policy)
       values (?, ?, 'Camp', 'active', 'Ceres', 'ZA', 'WC', -33, 19, '[]')`,
      [id, slug],
    )
  await em.execute(`insert into user_account (email) values ('a@example.test')`)
  await em.execute(aBooking, [recordIds.one])
  return { organisationRecords: new PostgresOrganisationRecords(em), stop: async () => {} }
}

organisationRecordsContract('postgres', start)

it('leaves the facilities that are an organisation’s own', async () => {
  const { organisationRecords } = await start()
  await store.em.execute(`insert into organisation_tag (organisation_id, name, icon) values (?, 'Own slide', 'tag')`, [
    recordIds.one,
  ])

  await organisationRecords.save(recordIds.one, { facilities: [] }, { at: aMoment().now, by: 'u-1' })

  expect(await store.em.execute('select name from organisation_tag')).toEqual([{ name: 'Own slide' }])
})

it('moves the version of the catalogue, so that pages of guests show what was saved', async () => {
  const { organisationRecords } = await start()
  const version = async () =>
    (await store.em.execute('select version from organisation where id = ?', [recordIds.one]))[0]?.version
  const before = await version()

  await organisationRecords.save(
    recordIds.one,
    { facilities: [recordChoices.facilities[0]?.id ?? ''] },
    { at: aMoment().now, by: 'u-1' },
  )

  expect(Number(await version())).toBeGreaterThan(Number(before))
})

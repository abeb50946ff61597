import { ExportOrganisation } from '@camp/application/import-export/export-organisation.ts'
import { ImportOrganisations } from '@camp/application/import-export/import-organisations.ts'
import { organisationStoreContract } from '@camp/application/import-export/testing/organisation-store.contract.ts'
import { system } from '@camp/application/shared/actor.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresAuditTrail } from '../audit/postgres-audit-trail.ts'
import { loadReferenceData } from '../postgres/reference-data.ts'
import { someoneWaits } from '../postgres/testing/someone-waits.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { lockSettings } from '../settings/lock-settings.ts'
import { cryptoRandomness } from '../shared/crypto-randomness.ts'
import { OrganisationDocumentReader } from './organisation-document-schema.ts'
import { PostgresKnownCountries } from './postgres-known-countries.ts'
import { PostgresOrganisationStore } from './postgres-organisation-store.ts'
import { referenceDocument, referenceOrganisations } from './testing/reference-document.ts'

const clock: Clock = { now: () => Temporal.Instant.from('2026-11-21T08:00:00Z') }
const actor = system('test')

let test: TestStore
let store: PostgresOrganisationStore
beforeAll(async () => {
  test = await startTestStore()
  await loadReferenceData(test.em)
  store = new PostgresOrganisationStore({ em: test.em, clock, randomness: cryptoRandomness })
})
beforeEach(() => emptied(test.em, 'organisation', 'user_account', 'default_tag_category'))
afterAll(() => test.stop())

organisationStoreContract('postgres', async () => ({ store, organisations: referenceOrganisations(), stop: async () => {} }))

function doors(em = test.em) {
  const knownCountries = new PostgresKnownCountries(em)
  const documentReader = new OrganisationDocumentReader({ knownCountries })
  const transaction = new PostgresTransaction({ em, randomness: cryptoRandomness })
  const auditTrail = new PostgresAuditTrail(em)
  const organisationStore = new PostgresOrganisationStore({ em, clock, randomness: cryptoRandomness })
  return {
    importOrganisations: new ImportOrganisations({ documentReader, organisationStore, auditTrail, transaction, clock }),
    exportOrganisation: new ExportOrganisation({ organisationStore, knownCountries }),
  }
}

async function importing(document: unknown, dryRun = false, em = test.em) {
  const imported = await doors(em).importOrganisations.execute({ actor, document, dryRun, onProgress: () => {} })
  return imported.ok ? imported.value.map(({ outcome }) => outcome) : imported.refusal
}

async function countOf(table: string): Promise<number> {
  const [row] = await test.em.execute(`select count(*)::int as count from ${table}`)
  return row?.count
}

async function versionOf(slug: string): Promise<number> {
  const [row] = await test.em.execute('select version from organisation where slug = ?', [slug])
  return Number(row?.version)
}

const six = (outcome: string) => Array(6).fill(outcome)

describe('the reference organisations', () => {
  it('are created once, and come out letter by letter as they went in', async () => {
    expect(await importing(referenceDocument(), true)).toEqual(six('created'))
    expect(await countOf('organisation')).toBe(0)
    expect(await importing(referenceDocument())).toEqual(six('created'))

    for (const organisation of referenceDocument().organisations) {
      const exported = await doors().exportOrganisation.execute({ actor, slug: organisation.slug })
      expect(JSON.stringify(exported.ok && exported.value.organisations[0])).toBe(JSON.stringify(organisation))
    }
  })

  it('have what their sites and plots put onto the rate of some days, and lose it with the next document without', async () => {
    const [first] = referenceDocument().organisations
    const weekends = { kind: 'percentage', percentage: 12.5, weekdays: ['FRIDAY', 'SATURDAY'] }
    const [stands, ...sites] = first.sites
    const [one, other, ...plots] = stands.plots
    const fifty = { ...one, weekdaySupplement: { kind: 'amount', amount: 50.05, weekdays: ['SUNDAY'] } }
    const dearer = [{ ...stands, weekdaySupplement: weekends, plots: [fifty, { ...other, weekdaySupplement: 'none' }, ...plots] }]
    const dear = { ...referenceDocument(), organisations: [{ ...first, sites: [...dearer, ...sites] }] }
    const exported = async () => {
      const answer = await doors().exportOrganisation.execute({ actor, slug: first.slug })
      return answer.ok && answer.value.organisations[0]
    }

    expect(await importing(dear)).toEqual(['created'])
    expect(await exported()).toEqual(dear.organisations[0])
    expect(await importing(dear)).toEqual(['unchanged'])
    expect(await importing({ ...dear, organisations: [first] })).toEqual(['changed'])
    expect(await exported()).toEqual(first)
  })

  it('come back as they were set: without a fee, with staff who said no name, with more guests than tiers', async () => {
    await importing(referenceDocument())
    const [{ slug, sites, users }] = referenceDocument().organisations
    const [{ name }] = sites[0].plots
    await test.em.execute(
      `update organisation set booking_fee_type = null, admin_fee_type = null, admin_fee_start_date = '2026-01-01' where slug = ?`,
      [slug],
    )
    await test.em.execute(`update user_account set first_name = '', last_name = '' where email = ?`, [users[0].email])
    await test.em.execute('update plot set pax_max = 12 where name = ?', [name])
    await test.em.execute(
      `insert into plot_tier (organisation_id, plot_id, pax_from, pax_to, rate_off_peak_cents, rate_peak_cents, rate_super_peak_cents)
       select organisation_id, id, 1, 6, 100, 200, 300 from plot where name = ? and not exists (select from plot_tier where plot_id = plot.id)`,
      [name],
    )
    const exported = await doors().exportOrganisation.execute({ actor, slug })
    if (!exported.ok) throw new Error(exported.refusal.code)
    expect(exported.value.organisations[0]).toMatchObject({
      fees: { bookingFeeType: null, adminFeeType: null },
      users: expect.arrayContaining([expect.objectContaining({ firstName: '', email: users[0].email })]),
    })

    expect(await importing(exported.value)).toMatchObject([expect.stringMatching(/changed$/)])

    const [fees] = await test.em.execute('select booking_fee_type, admin_fee_type from organisation where slug = ?', [slug])
    expect(fees).toEqual({ booking_fee_type: null, admin_fee_type: null })
  })

  it('are unchanged when they are imported again: no row, no version moves', async () => {
    await importing(referenceDocument())
    const before = await test.em.execute('select slug, version, updated_at from organisation order by slug')

    expect(await importing(referenceDocument())).toEqual(six('unchanged'))

    expect(await test.em.execute('select slug, version, updated_at from organisation order by slug')).toEqual(before)
    expect(await countOf('organisation_status_history')).toBe(6)
  })

  it('are not written when one of them has a fault', async () => {
    const document = referenceDocument()
    document.organisations[5].sites[0].plots[0].rates.peak = 'abc'

    expect(await importing(document)).toMatchObject({
      code: 'document-invalid',
      problems: [{ problem: 'expected a number, got "abc"' }],
    })
    expect(await countOf('organisation')).toBe(0)
  })

  it('have their tags in the category Campsite Facilities, each with an icon', async () => {
    await importing(referenceDocument())

    const rows = await test.em.execute(`
      select distinct category.name as category, tag.name, tag.icon from organisation_tag tag
      join default_tag on default_tag.id = tag.default_tag_id
      join default_tag_category category on category.id = default_tag_category_id order by tag.name`)

    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(['Campsite Facilities']))
    expect(rows).toContainEqual({ category: 'Campsite Facilities', name: 'Pets allowed', icon: 'dog' })
  })
})

describe('writing an organisation', () => {
  it('leaves nothing of it behind when it fails half way', async () => {
    const [organisation] = referenceOrganisations()
    await test.em.execute(`
      create function refuse_plots() returns trigger language plpgsql as $$ begin raise exception 'no more plots'; end $$;
      create trigger no_plots before insert on plot for each row execute function refuse_plots()`)

    await expect(store.save(organisation!)).rejects.toThrow('no more plots')

    await test.em.execute('drop trigger no_plots on plot')
    expect([await countOf('organisation'), await countOf('season'), await countOf('user_account')]).toEqual([0, 0, 0])
    expect(await store.save(organisation!)).toBe('created')
  })

  it('keeps ids, and moves the version of what changed', async () => {
    const [organisation] = referenceOrganisations()
    await store.save(organisation!)
    const before = await test.em.execute('select id, name from plot order by id')
    const version = await versionOf('kloofwater-camp')

    const sites = organisation!.sites.map((site) => ({ ...site, plots: site.plots.map((plot) => ({ ...plot, paxMax: 9 })) }))
    expect(await store.save({ ...organisation!, sites })).toBe('changed')

    expect(await test.em.execute('select id, name from plot order by id')).toEqual(before)
    expect(await versionOf('kloofwater-camp')).toBeGreaterThan(version)
  })

  it('switches off a plot that a block needs, and deletes one that nobody needs', async () => {
    const [organisation] = referenceOrganisations()
    await store.save(organisation!)
    await test.em.execute(`
      insert into block (id, organisation_id, start_date, end_date, source)
        select 'block-1', id, '2026-12-01', '2026-12-05', 'staff' from organisation;
      insert into block_plot (block_id, plot_id, organisation_id)
        select 'block-1', id, organisation_id from plot where name = 'River stand 1'`)
    const [first, ...others] = organisation!.sites
    const sites = [{ ...first!, plots: first!.plots.slice(2) }, ...others]

    expect(await store.save({ ...organisation!, sites })).toBe('changed')
    expect(await store.save({ ...organisation!, sites })).toBe('unchanged')

    const plots = await test.em.execute(`select name, is_active from plot where name in ('River stand 1', 'River stand 2')`)
    expect(plots).toEqual([{ name: 'River stand 1', is_active: false }])
  })

  it('counts another wording of a document as another version, and the same one as the same', async () => {
    const [organisation] = referenceOrganisations()
    const document = { title: 'Indemnity', text: '<p>At your own risk.</p>', isMandatory: true, isActive: true }
    const versions = () => test.em.execute('select title, version from document order by title')

    await store.save({ ...organisation!, documents: [document] })
    await store.save({ ...organisation!, documents: [{ ...document, isMandatory: false }] })
    expect(await versions()).toEqual([{ title: 'Indemnity', version: 1 }])

    await store.save({ ...organisation!, documents: [{ ...document, text: '<p>Entirely at your own risk.</p>' }] })
    expect(await versions()).toEqual([{ title: 'Indemnity', version: 2 }])
  })

  it('keeps a campsite with bookings in its country, and names it among the faults', async () => {
    const document = referenceDocument()
    await importing(document)
    await test.em.execute(`insert into province (country_code, code, name) values ('NA', 'KH', 'Khomas') on conflict do nothing`)
    const [first] = document.organisations
    const abroad = { ...document, currency: 'NAD', organisations: [{ ...first, country: 'NA', province: 'Khomas' }] }
    expect(await importing(abroad, true)).toEqual(['changed'])
    await test.em.execute(
      `insert into reservation (id, simple_reference, organisation_id, version, status, status_date, arrival, departure, currency,
         amount_due_cents, amount_due_up_front_cents, cancellation_policy, created_at, submitted_at, terms_accepted_at, accepted_term_ids,
         user_id, first_name, last_name, email, verification_preference, language, pay_in_full, vat_percentage)
       select 'booked', 'booked', organisation.id, 1, 'confirmed', now(), '2027-02-01', '2027-02-03', 'ZAR', 40000, 40000, '[]', now(), now(),
         now(), '{}', user_account.id, 'Thandi', 'Nkosi', 'thandi@camper.test', 'SMS', 'en', true, 15
       from organisation, user_account where slug = ? limit 1`,
      [first.slug],
    )

    expect(await importing(abroad)).toMatchObject({
      code: 'document-invalid',
      problems: [{ path: 'organisations[0].country', problem: expect.stringContaining('expected "ZA"') }],
    })
    expect(await test.em.execute('select country_code from organisation where slug = ?', [first.slug])).toEqual([
      { country_code: 'ZA' },
    ])
    await test.em.execute('truncate reservation cascade')
  })

  it('links somebody who has an account already, and never takes a role away', async () => {
    const [organisation] = referenceOrganisations()
    await test.em.execute(`insert into user_account (email, role) values ('Owner@Kloofwater-camp.test', 'SUPERADMIN')`)

    await store.save(organisation!)

    expect(await test.em.execute(`select role from user_account where lower(email) = 'owner@kloofwater-camp.test'`)).toEqual([
      { role: 'SUPERADMIN' },
    ])
    expect(await store.save(organisation!)).toBe('unchanged')
  })
})

describe('an import while somebody changes settings of the same organisation', () => {
  it('waits for them, judges what they left, and says what it changed of that', async () => {
    const [first] = referenceDocument().organisations
    const document = { ...referenceDocument(), organisations: [first] }
    await importing(document)
    const id = (await store.idOf(first.slug)) as OrganisationId
    const [changed, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const changing = test.em.transactional(async (em) => {
      await lockSettings(em, id)
      await em.execute('update plot set pax_max = pax_max + 1 where organisation_id = ?', [id])
      changed.resolve()
      await goOn.promise
    })
    await changed.promise

    const imported = importing(document, false, test.database.forkEntityManager())
    await Promise.race([imported, someoneWaits(test)])
    goOn.resolve()
    await changing

    expect(await imported).toEqual(['changed'])

    const exported = await doors().exportOrganisation.execute({ actor, slug: first.slug })
    expect(exported.ok && exported.value.organisations[0]).toEqual(first)
    const [entry] = await new PostgresAuditTrail(test.em).latest({ organisationId: id, act: 'organisation.imported', limit: 1 })
    expect(entry?.changes.length).toBeGreaterThan(0)
  })
})

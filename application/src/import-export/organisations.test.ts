import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { type Actor, system, visitor } from '../shared/actor.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { ExportOrganisation } from './export-organisation.ts'
import { importChanges } from './import-audit.ts'
import { ImportOrganisations } from './import-organisations.ts'
import type { ImportedOrganisation } from './imported-organisation.ts'
import { ListOrganisations } from './list-organisations.ts'
import type { ReadOrganisationDocument } from './read-organisation-document.ts'
import { anImportedOrganisation } from './testing/an-imported-organisation.ts'
import { InMemoryOrganisationStore } from './testing/in-memory-organisation-store.ts'
import { organisationStoreContract } from './testing/organisation-store.contract.ts'

const several = [anImportedOrganisation(), anImportedOrganisation({ slug: 'abel-camp', name: 'Abel Camp' })]

organisationStoreContract('in memory', async () => ({
  store: new InMemoryOrganisationStore(),
  organisations: several,
  stop: async () => {},
}))

function givenDoors(read: Awaited<ReturnType<ReadOrganisationDocument['read']>> = accepted(several)) {
  const organisationStore = new InMemoryOrganisationStore()
  const knownCountries = { all: async () => [{ code: 'ZA', currency: 'ZAR', provinces: ['Western Cape'] }] }
  const transaction = { run: <Value>(work: () => Promise<Value>) => work() }
  const auditTrail = new InMemoryAuditTrail()
  const documentReader = { read: async () => read }
  const ports = { documentReader, organisationStore, auditTrail, transaction, clock: new FixedClock() }
  return {
    organisationStore,
    auditTrail,
    importOrganisations: new ImportOrganisations(ports),
    exportOrganisation: new ExportOrganisation({ organisationStore, knownCountries }),
    listOrganisations: new ListOrganisations({ organisationStore }),
  }
}

const somebody = (role: Role, ...slugs: readonly string[]): Actor => ({
  kind: 'user',
  userId: 'user-1' as UserId,
  role,
  organisationIds: slugs.map((slug) => `organisation-${slug}` as OrganisationId),
})
const quietly = { actor: system('test'), document: {}, dryRun: false, onProgress: () => {} }

describe('importing', () => {
  it('writes every organisation and says how far it is', async () => {
    const { importOrganisations, organisationStore } = givenDoors()
    const progress: string[] = []

    const onProgress = (done: number, of: number, slug: string) => void progress.push(`${done}/${of} ${slug}`)
    const answer = await importOrganisations.execute({ ...quietly, onProgress })

    expect(answer).toMatchObject(accepted(several.map(({ slug }) => ({ slug, outcome: 'created' }))))
    expect(progress).toEqual([`1/2 ${several[0]?.slug}`, '2/2 abel-camp'])
    expect(await organisationStore.list()).toHaveLength(2)
  })

  it('only says what it would do on a dry run', async () => {
    const { importOrganisations, organisationStore } = givenDoors()

    const answer = await importOrganisations.execute({ ...quietly, dryRun: true })

    expect(answer).toMatchObject({ ok: true, value: [{ outcome: 'created' }, { outcome: 'created' }] })
    expect(await organisationStore.list()).toEqual([])
  })

  it('says the same changes before and after, and none of what stays', async () => {
    const changed = { ...several[0]!, cityName: 'Elsewhere' }
    const { importOrganisations, organisationStore } = givenDoors(accepted([changed, several[1]!]))
    for (const organisation of several) await organisationStore.save(organisation)

    const dry = await importOrganisations.execute({ ...quietly, dryRun: true })

    expect(dry).toEqual(
      accepted([
        {
          slug: changed.slug,
          outcome: 'changed',
          changes: [{ field: 'cityName', before: several[0]?.cityName, after: 'Elsewhere' }],
        },
        { slug: 'abel-camp', outcome: 'unchanged', changes: [] },
      ]),
    )
    expect(await importOrganisations.execute(quietly)).toEqual(dry)
  })

  it('stands in the audit trail, field by field, without people, and once', async () => {
    const changed = { ...several[0]!, cityName: 'Elsewhere', users: [] }
    const { importOrganisations, organisationStore, auditTrail } = givenDoors(accepted([changed]))
    await organisationStore.save(several[0]!)

    await importOrganisations.execute(quietly)
    await importOrganisations.execute(quietly)

    expect(auditTrail.all).toMatchObject([{ by: 'test', act: 'organisation.imported' }])
    expect(auditTrail.all[0]?.changes).toEqual([
      { field: 'cityName', before: several[0]?.cityName, after: 'Elsewhere' },
      { field: 'users', before: String(several[0]?.users.length), after: '0' },
    ])
  })

  it('of a new organisation says how it began', async () => {
    const { importOrganisations, auditTrail } = givenDoors()

    await importOrganisations.execute(quietly)

    expect(auditTrail.all.map(({ changes }) => changes.map(({ field }) => field))).toEqual(
      Array(2).fill(['name', 'slug', 'province']),
    )
  })

  it('names what changed by the names of its rows', () => {
    const before = anImportedOrganisation()
    const [season, ...seasons] = before.seasons
    const after = { ...before, seasons: [{ ...season!, minimumStayPeriod: 9 }, ...seasons] }

    expect(importChanges(before, after)).toEqual([
      { field: `seasons.${season?.name}.minimumStayPeriod`, before: String(season?.minimumStayPeriod), after: '9' },
    ])
  })

  it('names rows by their place in the document as a whole where one has no name', () => {
    const before = anImportedOrganisation()
    const rows = { paymentRules: [{ name: 'Half now' }, { percentage: 50 }] } as unknown as Partial<typeof before>

    const changes = importChanges({ ...before, paymentRules: [] }, { ...before, ...rows })

    expect(changes).toMatchObject([{ field: 'paymentRules', after: '[{"name":"Half now"},{"percentage":50}]' }])
  })

  it('keeps the addresses of calendars to itself', () => {
    const before = anImportedOrganisation()
    const feeds = { calendarFeeds: [{ provider: 'Elsewhere', feedUrl: 'https://elsewhere.example/1.ics?s=a-long-secret' }] }

    const [change] = importChanges(before, { ...before, ...feeds })

    expect(change).toMatchObject({ field: 'calendarFeeds', after: expect.stringContaining('•••cret') })
    expect(change?.after).not.toContain('long-secret')
  })

  it('writes nothing of a document with a fault', async () => {
    const invalid = refused({ code: 'document-invalid' as const, problems: [{ path: 'format', problem: 'expected a text' }] })
    const { importOrganisations, organisationStore } = givenDoors(invalid)

    expect(await importOrganisations.execute(quietly)).toEqual(invalid)
    expect(await organisationStore.list()).toEqual([])
  })

  it('moves no campsite with bookings to another country, and says so among the faults before anything is written', async () => {
    const [first, second] = several
    if (!first || !second) throw new Error('two campsites')
    const inNamibia = [
      { ...first, country: 'NA', province: 'Khomas' },
      { ...second, country: 'NA', province: 'Khomas' },
    ]
    const { importOrganisations, organisationStore } = givenDoors(accepted(inNamibia))
    for (const one of several) await organisationStore.save(one)
    organisationStore.book(second.slug)
    const problem = 'expected "ZA", since it has bookings in the money of its country, got "NA"'
    const invalid = refused({ code: 'document-invalid', problems: [{ path: 'organisations[1].country', problem }] })

    expect(await importOrganisations.execute({ ...quietly, dryRun: true })).toEqual(invalid)
    expect(await importOrganisations.execute(quietly)).toEqual(invalid)

    expect(await organisationStore.load(first.slug)).toEqual(first)
  })

  it('judges once more as each campsite is written: somebody may have booked meanwhile', async () => {
    const [first] = several
    if (!first) throw new Error('a campsite')
    const { importOrganisations, organisationStore } = givenDoors(accepted([several[1] ?? first, { ...first, country: 'NA' }]))
    await organisationStore.save(first)

    const answer = await importOrganisations.execute({ ...quietly, onProgress: () => organisationStore.book(first.slug) })

    expect(answer).toMatchObject({ refusal: { code: 'document-invalid', problems: [{ path: 'organisations[1].country' }] } })
    expect(await organisationStore.load(first.slug)).toEqual(first)
  })

  it.each([visitor, somebody('USER'), somebody('ORGUSER', 'abel-camp'), somebody('ORGADMIN', 'abel-camp')])(
    'and listing are for the platform alone (%j)',
    async (actor) => {
      const { importOrganisations, listOrganisations } = givenDoors()

      expect(await importOrganisations.execute({ ...quietly, actor })).toEqual(refused({ code: 'not-permitted' }))
      expect(await listOrganisations.execute({ actor })).toEqual(refused({ code: 'not-permitted' }))
    },
  )
})

describe('exporting', () => {
  const slug = 'abel-camp'

  it('gives a document without what says nothing', async () => {
    const { organisationStore, exportOrganisation } = givenDoors()
    await organisationStore.save(anImportedOrganisation({ slug, houseRules: '<p>No generators.</p>' }))

    const exported = await exportOrganisation.execute({ actor: somebody('ORGUSER', slug), slug })

    expect(exported).toMatchObject({ ok: true, value: { format: 'organisations/1', currency: 'ZAR', organisations: [{ slug }] } })
    const [organisation] = exported.ok ? (exported.value.organisations as ImportedOrganisation[]) : []
    expect(Object.keys(organisation ?? {})).not.toContain('images')
    expect(organisation).toMatchObject({ houseRules: '<p>No generators.</p>' })
    expect(organisation).not.toHaveProperty('aboutHosts')
    expect(organisation?.discounts[0]).not.toHaveProperty('isActive')
  })

  it.each([
    [visitor, 'not-permitted'],
    [somebody('USER', slug), 'not-permitted'],
    [somebody('ORGADMIN', 'another-camp'), 'not-found'],
  ] as const)('refuses %j with %s', async (actor, code) => {
    const { organisationStore, exportOrganisation } = givenDoors()
    await organisationStore.save(anImportedOrganisation({ slug }))

    expect(await exportOrganisation.execute({ actor, slug })).toEqual(refused({ code }))
  })

  it('knows no other slug', async () => {
    const answer = await givenDoors().exportOrganisation.execute({ actor: system('test'), slug: 'nowhere' })

    expect(answer).toEqual(refused({ code: 'not-found' }))
  })
})

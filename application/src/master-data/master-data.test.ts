import type { MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterValues } from '@camp/domain/master-data/read-master-row.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { type Actor, system } from '../shared/actor.ts'
import { revisionOf } from '../shared/revision.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { DeleteMasterRow, ListMasterData, SaveMasterRow, ShowMasterRow } from './manage-master-data.ts'
import type { MasterUses } from './master-data.ts'
import { InMemoryMasterData } from './testing/in-memory-master-data.ts'

const platform = system('desk')
const owner: Actor = { kind: 'user', userId: 'owner' as UserId, role: 'ORGADMIN', organisationIds: [] }
const notPermitted = refused({ code: 'not-permitted' })
const notFound = refused({ code: 'not-found' })
const changedMeanwhile = refused({ code: 'changed-meanwhile' })

const wc = { country: 'ZA', code: 'WC', name: 'Western Cape' }
const connection = {
  organisation: 'o',
  propertyCode: 'KLOOF01',
  userName: 'hti-demo',
  password: 'a-long-password',
  proof: 'basic',
  direction: 'in',
  endpoint: '',
  transport: 'soap11',
  theirUserName: '',
  theirPassword: '',
  isActive: 'yes',
}

function given(
  kind: MasterKind,
  rows: Readonly<Record<string, MasterValues>> = {},
  uses: Readonly<Record<string, MasterUses>> = {},
) {
  const masterData = new InMemoryMasterData(kind, rows, uses)
  const auditTrail = new InMemoryAuditTrail()
  const ports = { masterData, auditTrail, clock: new FixedClock(), transaction: new InMemoryTransaction() }
  const save = (typed: Readonly<Record<string, string>>, id: string | null = null, actor: Actor = platform) =>
    new SaveMasterRow(ports).execute({ actor, kind, id, revision: id === null ? '' : revisionOf(rows[id]), typed })
  const remove = (id: string, actor: Actor = platform) =>
    new DeleteMasterRow(ports).execute({ actor, kind, id, revision: revisionOf(rows[id]) })
  return { ports, masterData, auditTrail, save, remove }
}

describe('master data', () => {
  it('is kept by the people of the platform alone', async () => {
    const { ports, save, remove, auditTrail } = given('provinces', { 'ZA-WC': wc })
    const asked = { actor: owner, kind: 'provinces' } as const
    const page = { search: '', sort: 'name', isDescending: false, limit: 10, offset: 0, chosen: {} }

    expect(await new ListMasterData(ports).execute({ ...asked, ...page })).toEqual(notPermitted)
    expect(await new ShowMasterRow(ports).execute({ ...asked, id: 'ZA-WC' })).toEqual(notPermitted)
    expect(await save({ ...wc, name: 'Cape' }, 'ZA-WC', owner)).toEqual(notPermitted)
    expect(await remove('ZA-WC', owner)).toEqual(notPermitted)
    expect(auditTrail.all).toEqual([])
    expect(await new ListMasterData(ports).execute({ ...asked, ...page, actor: platform })).toMatchObject({ value: { total: 1 } })
  })

  it('is shown with what each chosen field may be chosen from, and nothing for what is typed', async () => {
    const { ports } = given('provinces', { 'ZA-WC': wc })
    const show = (id: string | null) => new ShowMasterRow(ports).execute({ actor: platform, kind: 'provinces', id })

    const choices = { country: [{ id: 'first of countries', name: 'countries' }] }
    expect(await show('ZA-WC')).toMatchObject(accepted({ row: { values: wc }, revision: revisionOf(wc), choices }))
    expect(await show(null)).toMatchObject(accepted({ row: null, choices }))
    expect(await show('ZA-XX')).toEqual(notFound)
  })

  it('is added once, and written down', async () => {
    const { save, masterData, auditTrail } = given('provinces')

    expect(await save(wc)).toEqual(accepted({ id: 'row-1' }))

    expect(masterData.rows.get('row-1')).toEqual(wc)
    expect(auditTrail.all).toMatchObject([{ act: 'province.added', subject: 'row-1', organisationId: null }])
    expect(await save(wc)).toEqual(refused({ code: 'taken' }))
    expect(await save({ ...wc, name: '' })).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: 'name', code: 'missing' }] }),
    )
  })

  it('is changed as it was shown, what others stand under never', async () => {
    const { ports, save, masterData, auditTrail } = given('provinces', { 'ZA-WC': wc })

    expect(await save({ country: 'NA', code: 'XX', name: 'The Cape' }, 'ZA-WC')).toEqual(accepted({ id: 'ZA-WC' }))

    expect(masterData.rows.get('ZA-WC')).toEqual({ ...wc, name: 'The Cape' })
    expect(auditTrail.all).toMatchObject([
      { act: 'province.changed', subject: 'ZA-WC', changes: [{ field: 'name', before: 'Western Cape', after: 'The Cape' }] },
    ])
    expect(await save({ ...wc, name: 'Again' }, 'ZA-WC')).toEqual(changedMeanwhile)
    const late = { actor: platform, kind: 'provinces', id: 'ZA-WC', revision: revisionOf(wc) } as const
    expect(await new DeleteMasterRow(ports).execute(late)).toEqual(changedMeanwhile)
    expect(await save(wc, 'ZA-XX')).toEqual(notFound)
  })

  it('goes once nothing stands under it', async () => {
    const uses = { organisations: 3 }
    const { remove, masterData, auditTrail } = given(
      'provinces',
      { 'ZA-WC': wc, 'ZA-LP': { ...wc, code: 'LP' } },
      { 'ZA-WC': uses },
    )

    expect(await remove('ZA-WC')).toEqual(refused({ code: 'in-use', uses }))
    expect(await remove('ZA-LP')).toEqual(accepted(null))

    expect([...masterData.rows.keys()]).toEqual(['ZA-WC'])
    expect(auditTrail.all).toMatchObject([{ act: 'province.deleted', subject: 'ZA-LP' }])
  })
})

describe('a secret', () => {
  it('is asked for with a new row alone, and the trail says no more than that it was given', async () => {
    const { save, masterData, auditTrail } = given('hti-config')

    expect(await save({ ...connection, password: '' })).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: 'password', code: 'missing' }] }),
    )
    expect((await save(connection)).ok).toBe(true)

    const changes = auditTrail.all[0]?.changes ?? []
    expect(changes).toContainEqual({ field: 'password', before: '', after: '•••' })
    expect(changes.map(({ field }) => field)).not.toContain('theirPassword')
    expect(changes).toContainEqual({ field: 'userName', before: '', after: 'hti-demo' })
    expect(masterData.rows.get('row-1')).toMatchObject({ password: 'a-long-password' })
  })

  it('may be left empty where it is there already', async () => {
    const stored = { ...connection, endpoint: null, theirUserName: null, theirPassword: null, isActive: true }
    const { save } = given('hti-config', { o: stored })

    expect(await save({ ...connection, password: '' }, 'o')).toEqual(accepted({ id: 'o' }))
  })
})

/** It is 21 November 2026. */
describe('a rate of tax (rule O18)', () => {
  const rate = (effectiveFrom: string) => ({ country: 'ZA', effectiveFrom, percentage: '15.5' })
  const inForce = refused({ code: 'already-in-force' })

  it.each([
    ['2026-11-20', inForce],
    ['2026-11-21', inForce],
    ['2026-11-22', accepted({ id: 'row-1' })],
  ])('begins tomorrow at the earliest: on %s', async (effectiveFrom, answer) => {
    expect(await given('vat-rates').save(rate(effectiveFrom))).toEqual(answer)
  })

  it('that has begun stays as it is', async () => {
    const rows = { past: rate('2026-11-21'), coming: rate('2026-11-22') }
    const { save, remove } = given('vat-rates', rows)

    expect(await save({ ...rate('2026-11-21'), percentage: '20' }, 'past')).toEqual(inForce)
    expect(await remove('past')).toEqual(inForce)
    expect(await remove('coming')).toEqual(accepted(null))
  })

  it('is the only thing that a day makes unchangeable', async () => {
    const holiday = { country: 'ZA', date: '2026-11-04', name: 'Local elections' }

    expect(await given('holidays', { day: holiday }).remove('day')).toEqual(accepted(null))
  })
})

describe('the category that facilities are found by', () => {
  const facilities = { name: 'Campsite Facilities', category: null, colour: '#2F6B4F' }
  const nameIsKnown = refused({ code: 'name-is-known' })

  it('keeps its name, and nothing else of it is kept', async () => {
    const typed = { name: 'Facilities', category: '', colour: '#2F6B4F' }
    const { save, remove } = given('tagcategories', { f: facilities, g: { ...facilities, name: 'Views' } })

    expect(await save(typed, 'f')).toEqual(nameIsKnown)
    expect(await remove('f')).toEqual(nameIsKnown)
    expect(await save(typed, 'g')).toEqual(accepted({ id: 'g' }))
    expect(await save({ ...typed, name: facilities.name, colour: '#000000' }, 'f')).toEqual(accepted({ id: 'f' }))
  })

  it('lends its name to things of other kinds', async () => {
    const tag = { ...facilities, shortName: 'F' }

    expect(await given('categories', { c: tag }).remove('c')).toEqual(accepted(null))
  })
})

describe('the currency of a country', () => {
  const country = {
    code: 'NA',
    name: 'Namibia',
    currency: 'NAD',
    currencySymbol: 'N$',
    timezone: 'Africa/Windhoek',
    phoneCode: '+264',
  }

  it('stays while campsites have prices in it, and everything else of the country may change', async () => {
    const { save } = given('countries', { NA: country, ZM: country }, { NA: { organisations: 1 }, ZM: { provinces: 3 } })

    expect(await save({ ...country, currency: 'ZAR' }, 'NA')).toEqual(refused({ code: 'currency-in-use' }))
    expect(await save({ ...country, currencySymbol: '$' }, 'NA')).toEqual(accepted({ id: 'NA' }))
    expect(await save({ ...country, currency: 'ZAR' }, 'ZM')).toEqual(accepted({ id: 'ZM' }))
  })
})

import { InMemoryAuditTrail } from '@camp/application/audit/testing/in-memory-audit-trail.ts'
import {
  DeleteMasterRow,
  ListMasterData,
  SaveMasterRow,
  ShowMasterRow,
} from '@camp/application/master-data/manage-master-data.ts'
import type { MasterListing } from '@camp/application/master-data/master-data.ts'
import { system } from '@camp/application/shared/actor.ts'
import { CountingRandomness } from '@camp/application/shared/testing/counting-randomness.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import type { MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import { masterText } from '@camp/domain/master-data/read-master-row.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadReferenceData } from '../postgres/reference-data.ts'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresMasterData } from './postgres-master-data.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await loadReferenceData(store.em)
})
afterAll(() => store.stop())

const actor = system('test')
const all: MasterListing = { search: '', sort: 'name', isDescending: false, limit: null, offset: 0, chosen: {} }

/** As the pages do it: what the form shows is what it posts. */
function acts() {
  const auditTrail = new InMemoryAuditTrail()
  const transaction = new PostgresTransaction({ em: store.em, randomness: new CountingRandomness() })
  const ports = { masterData: new PostgresMasterData(store.em), auditTrail, transaction, clock: new FixedClock() }
  const shown = async (kind: MasterKind, id: string | null) => {
    const view = await new ShowMasterRow(ports).execute({ actor, kind, id })
    if (!view.ok) throw new Error(view.refusal.code)
    const texts = Object.entries(view.value.row?.values ?? {}).map(([field, value]) => [field, masterText(value)])
    return { ...view.value, typed: Object.fromEntries(texts) as Record<string, string> }
  }
  return {
    auditTrail,
    shown,
    list: async (kind: MasterKind, query: Partial<MasterListing> = {}) => {
      const listed = await new ListMasterData(ports).execute({ actor, kind, ...all, ...query })
      if (!listed.ok) throw new Error(listed.refusal.code)
      return listed.value
    },
    save: async (kind: MasterKind, id: string | null, typed: Record<string, string>) => {
      const { revision, typed: before } = await shown(kind, id)
      return new SaveMasterRow(ports).execute({ actor, kind, id, revision, typed: { ...before, ...typed } })
    },
    remove: async (kind: MasterKind, id: string) =>
      new DeleteMasterRow(ports).execute({ actor, kind, id, revision: (await shown(kind, id)).revision }),
    saveStale: (kind: MasterKind, id: string, typed: Record<string, string>) =>
      new SaveMasterRow(ports).execute({ actor, kind, id, revision: 'of before', typed }),
  }
}

const fresh: Readonly<Record<Exclude<MasterKind, 'hti-config' | 'hti-properties'>, Record<string, string>>> = {
  provinces: { country: 'NA', code: 'KH', name: 'Khomas' },
  countries: { code: 'ZM', name: 'Zambia', currency: 'ZMW', currencySymbol: 'K', timezone: 'Africa/Lusaka', phoneCode: '+260' },
  'vat-rates': { country: 'ZA', effectiveFrom: '2030-04-01', percentage: '15.5' },
  categories: { name: 'On the stand', colour: '#224466' },
  tagcategories: { name: 'Activities', category: '', colour: '#2F6B4F' },
  tags: {
    name: 'Sauna',
    shortName: 'Sauna',
    tagCategory: '',
    icon: 'flame',
    priority: '900',
    forGuest: 'yes',
    forHost: 'yes',
    forSearch: 'yes',
  },
  holidays: { country: 'ZA', date: '2030-05-29', name: 'Elections' },
  'school-holidays': { name: 'Winter', region: 'ZA-WC', year: '2031', startDate: '2031-06-28', endDate: '2031-07-15' },
}

describe('master data', () => {
  it.each(Object.keys(fresh) as (keyof typeof fresh)[])(
    'of %s is added, found, changed and deleted, and each of it is in the trail',
    async (kind) => {
      const { list, save, remove, shown, auditTrail } = acts()
      const tagCategory = (await shown('tags', null)).choices.tagCategory?.[0]?.id ?? ''
      const given = kind === 'tags' ? { ...fresh.tags, tagCategory } : fresh[kind]
      const before = (await list(kind)).total

      const added = await save(kind, null, given)
      if (!added.ok) throw new Error(JSON.stringify(added.refusal))
      const { id } = added.value
      expect((await list(kind)).total).toBe(before + 1)
      expect((await shown(kind, id)).typed).toEqual(given)
      expect(await save(kind, null, given)).toMatchObject({ ok: false, refusal: { code: 'taken' } })

      const [field, changed] = kind === 'vat-rates' ? ['percentage', '16'] : ['name', 'Another name']
      expect(await save(kind, id, { [field]: changed })).toMatchObject({ ok: true })
      expect((await shown(kind, id)).typed).toEqual({ ...given, [field]: changed })
      expect(await remove(kind, id)).toEqual({ ok: true, value: null })
      await expect(shown(kind, id)).rejects.toThrow('not-found')

      expect(auditTrail.all.map(({ act, subject }) => [act.split('.')[1], subject])).toEqual([
        ['deleted', id],
        ['changed', id],
        ['added', id],
      ])
      expect(auditTrail.all[1]?.changes).toEqual([{ field, before: given[field], after: changed }])
    },
  )

  it('finds rows by any of their texts, whatever the accents, in any order and page by page', async () => {
    const { list } = acts()

    expect((await list('provinces', { search: 'KWAZULU' })).rows.map(({ id }) => id)).toEqual(['ZA-KZN'])
    expect((await list('provinces', { search: 'south afr' })).total).toBe(9)
    const page = await list('provinces', { isDescending: true, limit: 2, offset: 1 })
    expect(page.rows.map(({ values }) => values.name)).toEqual(['Northern Cape', 'North West'])
    expect((await list('tags', { chosen: { tagCategory: '00000000-0000-4000-8000-000000000000' } })).total).toBe(0)
  })

  it('is kept while anything stands under it, and says what', async () => {
    const { remove, shown, list, auditTrail } = acts()
    const [facilities] = (await list('tagcategories', { search: 'Campsite Facilities' })).rows

    expect(await remove('countries', 'ZA')).toMatchObject({ refusal: { code: 'in-use', uses: { provinces: 9 } } })
    expect(await remove('provinces', 'ZA-WC')).toMatchObject({ refusal: { code: 'in-use', uses: { organisations: 1 } } })
    expect(await remove('tagcategories', facilities?.id ?? '')).toMatchObject({ refusal: { code: 'name-is-known' } })
    expect((await shown('provinces', 'ZA-WC')).row?.uses.towns).toBeGreaterThan(10)
    expect(auditTrail.all).toEqual([])
  })

  it('is not changed by somebody who has read something else, nor in what others stand under', async () => {
    const { saveStale, save, shown } = acts()

    expect(await saveStale('provinces', 'ZA-WC', { name: 'Cape' })).toMatchObject({ refusal: { code: 'changed-meanwhile' } })
    expect(await save('provinces', 'ZA-WC', { code: 'XX', country: 'NA' })).toMatchObject({ ok: true })
    expect((await shown('provinces', 'ZA-WC')).typed).toMatchObject({ code: 'WC', country: 'ZA' })
    expect(await save('provinces', null, { country: 'QQ', code: 'A', name: 'Nowhere' })).toMatchObject({
      refusal: { code: 'parent-unknown' },
    })
  })

  it('keeps the rates of tax that papers were written by', async () => {
    const { save, remove } = acts()

    const kept = { refusal: { code: 'already-in-force' } }
    expect(await save('vat-rates', 'ZA-2018-04-01', { percentage: '16' })).toMatchObject(kept)
    expect(await remove('vat-rates', 'ZA-2018-04-01')).toMatchObject(kept)
    expect(await save('vat-rates', null, { country: 'ZA', effectiveFrom: '2020-01-01', percentage: '20' })).toMatchObject(kept)
  })

  it('renames a tag for the campsites that bear it, and tells everybody that they changed', async () => {
    const { save, list } = acts()
    const [shop] = (await list('tags', { search: 'Shop' })).rows
    await store.em.execute(
      `insert into organisation_tag (organisation_id, default_tag_id, name, icon) select id, ?, 'Shop', 'store' from organisation limit 1`,
      [shop?.id ?? ''],
    )
    const version = async () =>
      (await store.em.execute<[{ version: string }]>('select max(version) as version from organisation'))[0].version
    const before = await version()

    expect(await save('tags', shop?.id ?? '', { name: 'Farm shop', forSearch: '' })).toMatchObject({ ok: true })

    const tags = await store.em.execute(`select name, icon from organisation_tag where default_tag_id = ?`, [shop?.id ?? ''])
    expect(tags).toEqual([{ name: 'Farm shop', icon: 'store' }])
    expect(Number(await version())).toBeGreaterThan(Number(before))
  })

  it('connects a campsite to HTI with a code for each plot, and tells nobody the password', async () => {
    const { save, remove, shown, list, auditTrail } = acts()
    const campsite = (await shown('hti-config', null)).choices.organisation?.[0]
    const given = {
      organisation: campsite?.id ?? '',
      propertyCode: 'KLOOF01',
      userName: 'hti',
      proof: 'both',
      isActive: 'yes',
      direction: 'in',
      transport: 'post',
    }

    expect(await save('hti-config', null, given)).toMatchObject({ refusal: { code: 'fields-invalid' } })
    const added = await save('hti-config', null, { ...given, password: 'a-long-password' })
    if (!added.ok) throw new Error(JSON.stringify(added.refusal))
    const { id } = added.value
    const hash = () => store.em.execute('select password_hash from hti_connection')
    const before = await hash()
    expect(await save('hti-config', id, { propertyCode: 'KLOOF02' })).toMatchObject({ ok: true })
    expect(await hash()).toEqual(before)
    expect(await save('hti-config', id, { password: 'another-password' })).toMatchObject({ ok: true })
    expect(await hash()).not.toEqual(before)
    expect((await shown('hti-config', id)).typed).toMatchObject({ propertyCode: 'KLOOF02', password: '' })
    expect(await save('hti-config', id, { proof: 'nothing' })).toMatchObject({ refusal: { code: 'parent-unknown' } })
    expect(await save('hti-config', null, { ...given, password: 'a-long-password' })).toMatchObject({
      refusal: { code: 'taken' },
    })

    const rooms = await list('hti-properties')
    const [first, second] = rooms.rows
    expect([rooms.total, first?.values.roomCode]).toEqual([11, 'P001'])
    expect(first?.labels).toEqual({ plot: expect.stringMatching(/^KLOOF02: /), organisation: campsite?.name })
    expect(await save('hti-properties', first?.id ?? '', { roomCode: 'P002' })).toMatchObject({ refusal: { code: 'taken' } })
    expect(await save('hti-properties', first?.id ?? '', { roomCode: 'STAND-1' })).toMatchObject({ ok: true })
    expect(await remove('hti-properties', second?.id ?? '')).toEqual({ ok: true, value: null })
    expect(await save('hti-properties', null, { plot: second?.id ?? '', roomCode: 'P002' })).toMatchObject({ ok: true })
    expect(JSON.stringify(auditTrail.all)).not.toMatch(/a-long-password|another-password/)
    expect(await remove('hti-config', id)).toEqual({ ok: true, value: null })
    expect((await list('hti-properties')).total).toBe(0)
  })
})

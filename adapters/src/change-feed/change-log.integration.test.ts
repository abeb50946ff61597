import { aHoldOn, asHeld, campsite, field, stands } from '@camp/application/testing/a-campsite.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { forgetOldChanges, type Heard, readChanges, type Snapshot } from './change-log.ts'

const organisationId = campsite.organisation.id

let store: TestStore
let reader: pg.Client
let writers: readonly [pg.Client, pg.Client]
let seen: Snapshot

beforeAll(async () => {
  store = await startCampsiteStore()
})
beforeEach(async () => {
  const clients = [0, 1, 2].map(() => new pg.Client(store.url))
  for (const client of clients) await client.connect()
  ;[reader] = clients as [pg.Client]
  writers = clients.slice(1) as [pg.Client, pg.Client]
  seen = (await readChanges(reader, null)).snapshot
})
afterEach(() => Promise.all([reader, ...writers].map((client) => client.end())))
afterAll(() => store.stop())

/** What is new to one who reads again and again. */
async function heard(): Promise<Heard['changes']> {
  const { snapshot, changes } = await readChanges(reader, seen)
  seen = snapshot
  return changes
}

const rename = (name: string) => `update organisation set name = '${name}' where id = '${organisationId}'`
const aHoliday = (day: string) => `insert into declared_holiday (country_code, date, name) values ('ZA', '${day}', 'Elections')`

describe('the change log', () => {
  it('says nothing to whoever reads for the first time, but that everything may have changed', async () => {
    expect((await readChanges(reader, null)).changes).toBeNull()
    expect(await heard()).toEqual([])
  })

  it.each([
    ['the organisation', rename('Vlei Camp'), { kind: 'catalogue', organisationId }],
    ['a part of it', `update plot set about_plot = 'Shade' where id = '${field.id}'`, { kind: 'catalogue', organisationId }],
    ['a declared holiday', aHoliday('2029-05-09'), { kind: 'holidays' }],
    ['a rate of tax', `insert into vat_rate values ('ZA', '2031-01-01', 16)`, { kind: 'vat' }],
    [
      'a review',
      `insert into organisation_review (organisation_id, author_name, facilities, location, value, cleanliness, overall, review_text,
        status, created_at) values ('${organisationId}', 'Thandi', 5, 5, 5, 5, 5, 'Quiet', 'PUBLISHED', now())`,
      { kind: 'ratings', organisationId },
      // Its page shows them, and is kept by the version of the catalogue.
      { kind: 'catalogue', organisationId },
    ],
  ])('names what changed of %s, once', async (_what, statement, ...changes) => {
    await writers[0].query(statement)

    expect(new Set(await heard())).toEqual(new Set(changes))
    expect(await heard()).toEqual([])
  })

  it('names a catalogue once for all that one transaction changed of it', async () => {
    await writers[0].query(`begin; ${rename('One')}; ${rename('Two')}; delete from season; commit`)

    expect(await heard()).toEqual([{ kind: 'catalogue', organisationId }])
  })

  it('names the plots whose nights are taken and given back, and whose hold moves', async () => {
    const reservations = new PostgresReservations(store.em)
    await reservations.add(aHoldOn([stands[0]!, field]), asHeld)
    const taken = await heard()
    await writers[0].query(`update reservation set expiry_date = expiry_date + interval '10 minutes'`)
    const moved = await heard()
    await writers[0].query('delete from plot_night')
    const freed = await heard()

    expect(taken).toEqual([{ kind: 'nights', organisationId, plotIds: [stands[0]!.id, field.id] }])
    expect(moved).toEqual([{ kind: 'nights', organisationId, plotIds: [field.id] }])
    expect(freed).toEqual(taken)
  })

  it('leaves out what was rolled back', async () => {
    await writers[0].query(`begin; ${rename('Nobody sees it')}; rollback`)

    expect(await heard()).toEqual([])
  })

  it('says each change once, however commits overtake each other', async () => {
    await writers[0].query(`begin; ${aHoliday('2029-06-01')}`)
    await writers[1].query(rename('Later begun, earlier done'))
    const first = await heard()
    await writers[0].query('commit')

    expect(first).toEqual([{ kind: 'catalogue', organisationId }])
    expect(await heard()).toEqual([{ kind: 'holidays' }])
    expect(await heard()).toEqual([])
  })

  it('admits what it has forgotten, to those who have not heard it', async () => {
    const early = seen
    await writers[0].query(rename('Forgotten'))
    await heard()
    await writers[0].query(`update change_log set at = now() - interval '11 minutes'`)
    /** Later while another database of the same server, as those of other tests, has a transaction open. */
    await vi.waitFor(
      async () => {
        await forgetOldChanges(writers[0])
        expect((await reader.query('select from change_log')).rowCount).toBe(0)
      },
      { timeout: 60_000 },
    )

    expect((await readChanges(reader, early)).changes).toBeNull()
    // Such a transaction also makes it unsure of what it heard, once.
    await vi.waitFor(async () => expect(await heard()).toEqual([]), { timeout: 60_000 })
  })

  it('forgets nothing that is younger than ten minutes', async () => {
    await writers[0].query(rename('Young'))
    await forgetOldChanges(writers[0])

    expect(await heard()).toEqual([{ kind: 'catalogue', organisationId }])
  })

  it('takes an emptied table, and a snapshot of another history, for everything', async () => {
    await writers[0].query('truncate vat_rate')

    expect(await heard()).toBeNull()
    expect((await readChanges(reader, '900000000:900000000:')).changes).toBeNull()
  })
})

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { productionEnvironment } from '@camp/adapters/configuration/testing/production-environment.ts'
import type {} from '@camp/adapters/postgres/testing/global-setup.ts'
import { createTestDatabase, dropTestDatabase, whileLocked } from '@camp/adapters/postgres/testing/test-database-sql.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDoor } from './container.ts'
import { runCamp } from './run-camp.ts'
import { RecordingTerminal } from './testing/recording-terminal.ts'
import { runBinary } from './testing/run-binary.ts'
import { Underway } from './underway.ts'

const referenceDocument = fileURLToPath(new URL('../../adapters/demo/reference-organisations.json', import.meta.url))
const slugs = [
  'kloofwater-camp',
  'duinezicht-cottages',
  'lowveld-caravan-park',
  'silverhill-retreat',
  'karoo-stargazers',
  'paused-bend',
]
const name = `camp_test_${randomUUID().replaceAll('-', '')}`

let url: string
let folder: string
/** In this process, for what starting a program each time would prove once more. */
let door: ReturnType<typeof openDoor>
const camp = (...words: readonly string[]) => runBinary(words, { ...productionEnvironment, DATABASE_URL: url })

beforeAll(async () => {
  url = await createTestDatabase(inject('testServerUrl'), name)
  folder = await mkdtemp(join(tmpdir(), 'camp-cli-test-'))
  door = openDoor({ ...productionEnvironment, DATABASE_URL: url })
})
afterAll(async () => {
  await door.close()
  await dropTestDatabase(inject('testServerUrl'), name)
  await rm(folder, { recursive: true, force: true })
})

describe('camp, from an empty database', () => {
  it('leaves a database alone that is not its own, until it is told to migrate', async () => {
    expect(await camp('org', 'list')).toMatchObject({
      exit: 78,
      data: '',
      messages: expect.stringContaining('npm run camp -- migrate'),
    })
    const dryRun = await camp('migrate', '--dry-run')
    expect(dryRun).toMatchObject({ exit: 0, data: expect.stringMatching(/-- 20261121080000_.*create table country/s) })

    const migrated = await camp('migrate', '--json')

    expect(JSON.parse(migrated.data).migrations.length).toBe(dryRun.data.match(/^-- \d{14}_/gm)?.length)
    expect(await camp('migrate', '--plain')).toMatchObject({ exit: 0, data: '' })
  })

  it('says so when it is stopped', async () => {
    const environment = { ...productionEnvironment, DATABASE_URL: url }
    await whileLocked(url, 'organisation', async (isWaiting) => {
      const stopped = await runBinary(['org', 'import', referenceDocument], environment, { interruptWhen: isWaiting })

      expect(stopped.exit).toBe(130)
      expect(stopped.messages).toContain('Interrupted. Importing had')
    })
  })

  it('imports the reference organisations once, however often it is told', async () => {
    const dry = await camp('org', 'import', referenceDocument, '--dry-run', '--plain')
    const first = await camp('org', 'import', referenceDocument, '--plain')
    const second = await camp('org', 'import', referenceDocument, '--plain')

    const outcomes = (outcome: string) => `${slugs.map((slug) => `${slug}\t${outcome}`).join('\n')}\n`
    expect(dry).toMatchObject({ exit: 0, data: outcomes('created') })
    expect(first).toMatchObject({ exit: 0, data: outcomes('created') })
    expect(second).toMatchObject({ exit: 0, data: outcomes('unchanged') })
  })

  it('exports what imports as it is', async () => {
    const path = join(folder, 'kloofwater-camp.json')

    expect((await camp('org', 'export', 'kloofwater-camp', '--out', path)).exit).toBe(0)

    expect(await camp('org', 'import', path, '--plain')).toMatchObject({ exit: 0, data: 'kloofwater-camp\tunchanged\n' })
  })

  it('says which file cannot be written, and does not blame the database', async () => {
    const path = join(folder, 'no-such-folder', 'kloofwater-camp.json')

    const ended = await camp('org', 'export', 'kloofwater-camp', '--out', path)

    expect(ended).toMatchObject({ exit: 1, data: '', messages: expect.stringContaining(path) })
    expect(ended.messages).not.toContain('database')
  })

  it('names every fault of a broken document and writes nothing', async () => {
    const document = JSON.parse((await camp('org', 'export', 'kloofwater-camp')).data)
    document.organisations[0].name = 'Renamed'
    document.organisations[0].sites[0].plots[3].rates.peak = 'abc'
    const path = join(folder, 'broken.json')
    await writeFile(path, JSON.stringify(document))

    const refused = await camp('org', 'import', path)

    expect(refused).toMatchObject({ exit: 1, data: '' })
    expect(refused.messages.split('\n')).toContain('organisations[0].sites[0].plots[3].rates.peak: expected a number, got "abc"')
    expect((await camp('org', 'list', '--plain')).data).not.toContain('Renamed')
  })

  it('quotes what the picker quotes', async () => {
    const stay = ['--org', 'kloofwater-camp', '--arrival', '2027-12-20', '--departure', '2027-12-24']
    const party = ['--adults', '2', '--pensioners', '1', '--children', '4,9']
    const picker = await (await door.useCases(() => {})).showPicker.execute({
      orgSlug: 'kloofwater-camp',
      stay: StayDates.of('2027-12-20', '2027-12-24'),
      party: { numberOfAdults: 2, numberOfPensioners: 1, childrenAges: [4, 9] },
      equipment: { tents: null, caravans: null },
      siteId: null,
    })
    const rows = picker.ok ? picker.value.plots : []

    const quote = JSON.parse((await camp('quote', ...stay, ...party, '--plot', 'river stand 2', '--json')).data)
    const availability = JSON.parse((await camp('availability', ...stay, ...party, '--json')).data)

    const standTwo = rows.find(({ plot }) => plot.name === 'River stand 2')
    expect(quote).toMatchObject({ total: standTwo?.total.toRand(), isAvailable: standTwo?.availability.isAvailable })
    expect(quote.nights.map(({ price }: { price: number }) => price)).toEqual(
      standTwo?.quote().nights.map(({ price }) => price.toRand()),
    )
    const facts = ({ name, total, unavailableReason }: Record<string, unknown>) => ({ name, total, unavailableReason })
    expect(availability.plots.map(facts)).toEqual(
      rows.map(({ plot, total, unavailableReason }) => ({
        name: plot.name,
        total: total.toRand(),
        unavailableReason,
      })),
    )
  })

  it('finds the data sound', async () => {
    const { exit, data } = await camp('doctor', '--json')

    expect(exit).toBe(0)
    expect(JSON.parse(data)).toMatchObject({ isSound: true })
    expect(JSON.parse(data).invariants.map(({ violations }: { violations: number }) => violations)).not.toContain(1)
  })

  it.each([
    ['hold sweep', { dryRun: false, expired: [] }],
    ['stay complete', { dryRun: false, completed: [] }],
    ['review invite', { dryRun: false, invited: [] }],
    ['pictures sweep', { dryRun: false, removed: [] }],
    ['key sweep', { removed: 0 }],
    ['privacy sweep', { messages: 0, devices: 0 }],
    ['review list', []],
    ['outbox send', { dryRun: false, sent: 0, failed: 0, skipped: 0, dead: 0 }],
    ['payments check', { dryRun: false, due: 0, paid: 0, notPaid: 0, stillOpen: 0, unanswered: 0 }],
    ['payments refund', { dryRun: false, refunded: 0, manual: 0, failed: 0 }],
    ['reservation list', []],
    ['outbox list', []],
  ])('%s finds nothing to do', async (line, answer) => {
    const terminal = new RecordingTerminal()

    const exit = await runCamp([...line.split(' '), '--json'], { terminal, door, underway: new Underway(), environment: {} })

    expect({ exit, answer: JSON.parse(terminal.data) }).toEqual({ exit: 0, answer })
  })
})

describe('camp, when something is wrong around it', () => {
  it('ends with 78 under a wrong configuration, and names the variable', async () => {
    const said = 'PORT is "http"; it must be a whole number, from 1 to 65535.\n'

    expect(await runBinary(['config', 'check'], { PORT: 'http' })).toEqual({ exit: 78, data: '', messages: said })
    expect(await runBinary(['org', 'list'], { PORT: 'http' })).toEqual({ exit: 78, data: '', messages: said })
  })

  it('ends with 69 when the database cannot be reached', async () => {
    const ended = await runBinary(['org', 'list'], {
      ...productionEnvironment,
      DATABASE_URL: 'postgresql://camp@127.0.0.1:1/camp',
    })

    expect(ended).toMatchObject({ exit: 69, data: '', messages: expect.stringContaining('The database does not answer') })
  })
})

import { type ReportKind, reportFigures, reportKinds } from '@camp/domain/reports/report.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const month = Temporal.PlainYearMonth.from('2026-12')
const ofAll = { month, currency: null, currencies: [] }
const occupancy = {
  ...ofAll,
  kind: 'occupancy' as const,
  rows: [{ label: '2026-12-01', values: [1, 4, 25] }],
  totals: [1, 4, 25],
}

it('prints the occupancy of a month, as a table and as JSON', async () => {
  const asked: unknown[] = []
  const execute = async (query: unknown) => {
    asked.push(query)
    return accepted(occupancy)
  }
  const door = () => fakeDoor({ useCases: { showPlatformReport: { execute }, showOrganisationReport: { execute } } })

  const { data } = await camp('report occupancy --month 2026-12 --plain', { door: door() })
  const json = JSON.parse((await camp('report occupancy --org kloofwater-camp --json', { door: door() })).data)

  expect(data).toContain('2026-12-01\t1\t4\t25%')
  expect(data).toContain('Total\t1\t4\t25%')
  expect(json).toEqual({
    month: '2026-12',
    rows: [{ day: '2026-12-01', sold: 1, plots: 4, occupancy: 25 }],
    totals: { sold: 1, plots: 4, occupancy: 25 },
  })
  expect(asked).toMatchObject([
    { month: '2026-12', kind: 'occupancy' },
    { month: null, orgSlug: 'kloofwater-camp' },
  ])
})

it('writes money as an amount of rand, to a file as CSV', async () => {
  const execute = async ({ kind }: { readonly kind: ReportKind }) =>
    accepted({ kind, ...ofAll, ...reportFigures('revenue', [{ label: '2026-12-01', values: [120_050, 50] }]) })
  const door = fakeDoor({ useCases: { showPlatformReport: { execute } } })

  await camp('report revenue --month 2026-12 --csv --out revenue.csv', { door })

  expect(door.files.get('revenue.csv')).toBe(
    'day,received,refunded,revenue\n2026-12-01,1200.50,0.50,1200.00\nTotal,1200.50,0.50,1200.00\n',
  )
})

it('says in which currency the amounts are, and which others there are', async () => {
  const asked: unknown[] = []
  const execute = async (query: { readonly kind: ReportKind }) => {
    asked.push(query)
    return accepted({ kind: query.kind, month, currency: 'NAD', currencies: ['NAD', 'ZAR'], ...reportFigures('revenue', []) })
  }
  const door = () => fakeDoor({ useCases: { showPlatformReport: { execute } } })

  const { messages } = await camp('report revenue --month 2026-12 --currency NAD', { door: door() })
  const json = JSON.parse((await camp('report revenue --month 2026-12 --json', { door: door() })).data)

  expect(messages).toContain('paid in NAD; --currency takes NAD, ZAR.')
  expect(json).toMatchObject({ currency: 'NAD', totals: { revenue: 0 } })
  expect(asked).toMatchObject([{ currency: 'NAD' }, { currency: null }])
})

it('prints no report of a currency in which no organisation is paid, nor two of one organisation', async () => {
  const execute = async () => refused({ code: 'currency-unused' as const, currencies: ['NAD', 'ZAR'] })
  const door = fakeDoor({ useCases: { showPlatformReport: { execute } } })

  expect(await camp('report revenue --currency GBP', { door })).toMatchObject({
    exit: 2,
    data: '',
    messages: '--currency: no organisation is paid in GBP. They are paid in NAD, ZAR.',
  })
  expect(await camp('report revenue --currency NAD --org kloofwater-camp')).toMatchObject({ exit: 2, data: '' })
})

it('writes what is below nought as a number, and words that begin like an amount as they are', async () => {
  const rows = [{ label: 'R62 camps', values: [0, 5_000] }]
  const execute = async () => accepted({ kind: 'revenue' as const, ...ofAll, ...reportFigures('revenue', rows) })
  const door = fakeDoor({ useCases: { showPlatformReport: { execute } } })

  expect((await camp('report revenue --csv', { door })).data).toContain('R62 camps,0.00,50.00,-50.00')
})

it.each(reportKinds)('says of %s that there was nothing', async (kind) => {
  const execute = async () => accepted({ kind, ...ofAll, rows: [], totals: [] })
  const door = fakeDoor({ useCases: { showPlatformReport: { execute } } })

  expect((await camp(`report ${kind} --month 2026-12`, { door })).messages).toContain('Nothing to report in 2026-12.')
})

it('says that there is no such campsite', async () => {
  const door = fakeDoor({ useCases: { showOrganisationReport: { execute: async () => refused({ code: 'not-found' }) } } })

  expect(await camp('report messages --org nowhere', { door })).toMatchObject({
    exit: 3,
    messages: expect.stringContaining('nowhere'),
  })
})

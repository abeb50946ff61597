import type { ReportKind, ReportRow } from '@camp/domain/reports/report.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryCatalogues } from '../organisations/testing/in-memory-catalogues.ts'
import { type Actor, system, visitor } from '../shared/actor.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { NoteEmptySearch } from './note-empty-search.ts'
import type { ReportScope } from './report-sources.ts'
import { ShowOrganisationReport, ShowPlatformReport } from './show-report.ts'

const { organisation } = kwenaCamp()
const staff = (organisationIds = [organisation.id]): Actor => ({
  kind: 'user',
  userId: 'staff' as UserId,
  role: 'ORGUSER',
  organisationIds,
})

function givenReports(currencies: readonly string[] = ['ZAR']) {
  const asked: ReportScope[] = []
  const ports = {
    catalogues: new InMemoryCatalogues([kwenaCamp()]),
    clock: new FixedClock('2026-12-14T10:00'),
    reportSources: {
      currencies: async () => currencies,
      rows: async (_: ReportKind, scope: ReportScope): Promise<readonly ReportRow[]> => {
        asked.push(scope)
        return [{ label: '2026-12-01', values: [2, 5, 90_000] }]
      },
    },
  }
  return { asked, ofPlatform: new ShowPlatformReport(ports), ofOrganisation: new ShowOrganisationReport(ports) }
}

describe('a report', () => {
  it.each([
    ['2026-11', '2026-11'],
    ['2026-2', '2026-02'],
    [null, '2026-12'],
    ['', '2026-12'],
    ['soon', '2026-12'],
  ])('of the month %j is that of %s', async (month, counted) => {
    const { asked, ofPlatform } = givenReports()

    const shown = await ofPlatform.execute({ actor: system('test'), kind: 'bookings', month, currency: null })

    expect(shown).toMatchObject({ value: { kind: 'bookings', totals: [2, 5, 90_000], rows: [{ label: '2026-12-01' }] } })
    expect(asked.map((scope) => [scope.organisationId, scope.month.toString()])).toEqual([[null, counted]])
  })

  it.each([
    [['ZAR'], null, 'ZAR', []],
    [['NAD', 'ZAR'], null, 'ZAR', ['NAD', 'ZAR']],
    [['NAD', 'ZAR'], 'NAD', 'NAD', ['NAD', 'ZAR']],
    [['NAD', 'ZAR'], ' nad', 'NAD', ['NAD', 'ZAR']],
    [['ZAR'], '', 'ZAR', []],
    [['BWP', 'NAD'], null, 'BWP', ['BWP', 'NAD']],
    [[], null, null, []],
  ])('where campsites are paid in %j and %j is wanted is of %j', async (paidIn, wanted, currency, currencies) => {
    const { asked, ofPlatform } = givenReports(paidIn)

    const shown = await ofPlatform.execute({ actor: system('test'), kind: 'bookings', month: null, currency: wanted })

    expect(shown).toMatchObject({ value: { currency, currencies } })
    expect(asked).toMatchObject([{ organisationId: null, currency }])
  })

  it.each([[['ZAR']], [['BWP', 'NAD']], [[]]])('where campsites are paid in %j is none in pounds', async (paidIn) => {
    const { asked, ofPlatform } = givenReports(paidIn)

    const shown = await ofPlatform.execute({ actor: system('test'), kind: 'bookings', month: null, currency: 'GBP' })

    expect(shown).toEqual(refused({ code: 'currency-unused', currencies: paidIn }))
    expect(asked).toEqual([])
  })

  it('without amounts is of all campsites, whatever they are paid in', async () => {
    const { asked, ofPlatform } = givenReports(['NAD', 'ZAR'])

    const shown = await ofPlatform.execute({ actor: system('test'), kind: 'occupancy', month: null, currency: 'NAD' })

    expect(shown).toMatchObject({ value: { currency: null, currencies: [] } })
    expect(asked).toMatchObject([{ organisationId: null, currency: null }])
  })

  it('of an organisation counts its own figures alone', async () => {
    const { asked, ofOrganisation } = givenReports()

    const own = { actor: staff(), orgSlug: organisation.slug, kind: 'revenue', month: '2026-12' } as const

    expect(await ofOrganisation.execute(own)).toMatchObject({ ok: true, value: { kind: 'revenue' } })
    expect(asked.map(({ organisationId }) => organisationId)).toEqual([organisation.id])
  })

  it('is for whom it concerns, and searches are the platform’s', async () => {
    const { asked, ofPlatform, ofOrganisation } = givenReports()
    const own = { orgSlug: organisation.slug, kind: 'bookings', month: null } as const

    expect(await ofPlatform.execute({ actor: staff(), kind: 'bookings', month: null, currency: null })).toEqual(
      refused({ code: 'not-permitted' }),
    )
    expect(await ofOrganisation.execute({ ...own, actor: visitor })).toEqual(refused({ code: 'not-permitted' }))
    expect(await ofOrganisation.execute({ ...own, actor: staff([]) })).toEqual(refused({ code: 'not-found' }))
    expect(await ofOrganisation.execute({ ...own, actor: staff(), orgSlug: 'nowhere' })).toEqual(refused({ code: 'not-found' }))
    expect(await ofOrganisation.execute({ ...own, actor: staff(), kind: 'searches' })).toEqual(refused({ code: 'not-found' }))
    expect(asked).toEqual([])
  })
})

it('counts of a search that found nothing the words, and nothing that could be a person’s', async () => {
  const noted: string[] = []
  const act = new NoteEmptySearch({ emptySearches: { note: (term) => noted.push(term) } })

  for (const typed of [' Kakamas ', 'thandi@example.test', '0825550100']) await act.execute({ typed })

  expect(noted).toEqual(['kakamas'])
})

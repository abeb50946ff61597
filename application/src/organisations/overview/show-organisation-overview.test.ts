import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { ReportKind } from '@camp/domain/reports/report.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aPlot, rates } from '@camp/domain/testing/a-plot.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { expect, it } from 'vitest'
import type { ReportScope } from '../../reports/report-sources.ts'
import type { Actor } from '../../shared/actor.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryCatalogues } from '../testing/in-memory-catalogues.ts'
import { fullCatalogue } from '../testing/some-catalogues.ts'
import { setUpSteps } from './set-up-steps.ts'
import { ShowOrganisationOverview } from './show-organisation-overview.ts'
import { InMemoryDaySummaries, type SummarisedStay } from './testing/in-memory-day-summaries.ts'

const organisation = anOrganisation({ shortDescription: '' })
const { id } = organisation
const desk = { kind: 'user', userId: 'desk' as UserId, role: 'ORGUSER', organisationIds: [id] } as const satisfies Actor
const booked: SummarisedStay = {
  organisationId: id,
  status: 'confirmed',
  arrival: '2026-11-21',
  departure: '2026-11-23',
  isSubmitted: true,
}

const owed = Money.rand(620)
const money = {
  reportSources: {
    rows: async (kind: ReportKind, { month }: ReportScope) =>
      kind === 'occupancy'
        ? [{ label: `${month}-22`, values: [3, 12] }]
        : [
            { label: '2026-11-14', values: [70_000, 0] },
            { label: '2026-11-15', values: [10_050, 0] },
            { label: '2026-11-21', values: [20_000, 5_000] },
            { label: '2026-11-22', values: [90_000, 0] },
          ],
  },
  listDebtors: {
    execute: async () => accepted({ rows: [], total: 2, sums: [], amount: owed, today: Temporal.PlainDate.from('2026-11-21') }),
  },
}

async function whenShown(catalogue: Catalogue, stays: readonly SummarisedStay[] = []) {
  const show = new ShowOrganisationOverview({
    catalogues: new InMemoryCatalogues([catalogue]),
    daySummaries: new InMemoryDaySummaries(stays),
    ...money,
    clock: new FixedClock('2026-11-21T00:30'),
  })
  const { organisation } = catalogue
  const answer = await show.execute({ actor: { ...desk, organisationIds: [organisation.id] }, id: organisation.id })
  if (!answer.ok) throw new Error(answer.refusal.code)
  const { steps, ...rest } = answer.value
  return { done: setUpSteps.filter((step) => steps[step]), ...rest }
}

it.each([
  [{ sites: [], plots: [] }, []],
  [{ sites: [aSite({ isActive: false })], plots: [] }, []],
  [{ sites: [aSite()], plots: [] }, ['site']],
  [{ sites: [aSite()], plots: [aPlot({ isActive: false, rates: rates(200) })] }, ['site']],
  [{ sites: [aSite()], plots: [aPlot({ rates: rates(0), baseRates: rates(0) })] }, ['site', 'plots']],
  [{ sites: [aSite()], plots: [aPlot({ rates: rates(200) })] }, ['site', 'plots', 'rates']],
])('ticks what is there, and nothing else: %#', async (facts, done) => {
  expect((await whenShown(givenCatalogue({ organisation, ...facts }))).done).toEqual(done)
})

it('ticks everything of a campsite with a booking', async () => {
  const stays = [{ ...booked, organisationId: fullCatalogue.organisation.id }]

  expect((await whenShown(fullCatalogue, stays)).done).toEqual(setUpSteps)
})

it('shows the day of the organisation’s zone', async () => {
  const { today, day, plots } = await whenShown(givenCatalogue(), [booked])

  expect([today.toString(), day.arrivals, plots]).toEqual(['2026-11-21', 1, 2])
})

it('shows the week from today on, and the money', async () => {
  const { week, due, cameIn } = await whenShown(givenCatalogue({ organisation }), [booked])

  expect(week.map(({ day, arrivals, departures, sold, plots }) => [day.toString(), arrivals, departures, sold, plots])).toEqual([
    ['2026-11-21', 1, 0, 0, 0],
    ['2026-11-22', 0, 0, 3, 12],
    ['2026-11-23', 0, 1, 0, 0],
    ...['24', '25', '26', '27'].map((day) => [`2026-11-${day}`, 0, 0, 0, 0]),
  ])
  expect([due, cameIn]).toEqual([owed, Money.cents(30_050)])
})

it('is not found by others', async () => {
  const ports = { catalogues: new InMemoryCatalogues([givenCatalogue()]), daySummaries: new InMemoryDaySummaries(), ...money }
  const show = new ShowOrganisationOverview({ ...ports, clock: new FixedClock() })

  expect(await show.execute({ actor: { ...desk, organisationIds: ['x' as OrganisationId] }, id })).toEqual(
    refused({ code: 'not-found' }),
  )
})

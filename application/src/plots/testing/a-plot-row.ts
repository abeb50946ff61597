import { usualPlotFacts } from '@camp/domain/plots/plot.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { campsite, testId } from '../../testing/a-campsite.ts'
import type { NewPlot, PlotRow } from '../plots.ts'

/** On Kwena Camp's only site: a stand for four guests at R180.00, not on the map. */
export function aNewPlot(number: number, facts: Partial<NewPlot> = {}): NewPlot {
  return {
    ...usualPlotFacts,
    id: testId(600 + number) as PlotId,
    organisationId: campsite.organisation.id,
    siteId: campsite.sites[0]?.id as NewPlot['siteId'],
    name: `Bay ${number}`,
    plotNumber: number,
    isElectrified: true,
    allowLateBooking: true,
    irlWidth: 8_000,
    irlLength: 12_500,
    irlSqm: 99.5,
    tentsMax: 2,
    paxMin: 1,
    paxMax: 4,
    kidsUnderWhatAgeDontCountTowardsMaxPax: 3,
    minimumNights: { general: 1, offPeak: 0, peak: 2, superPeak: 5 },
    isWeekendTwoDaysRequired: true,
    aboutPlot: '<p>Under the wild fig.</p>',
    rateBasis: 'perPerson',
    rate: Money.rand(180),
    map: null,
    ...facts,
  }
}

export function aPlotRow(number: number, facts: Partial<PlotRow> = {}): PlotRow {
  return { ...aNewPlot(number), images: [], paymentRuleId: null, ...facts }
}

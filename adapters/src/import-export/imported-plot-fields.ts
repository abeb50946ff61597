import { type ImportedPlot, plotFieldsOfDocumentsOwn } from '@camp/application/import-export/imported-organisation.ts'
import { type PlotColumns, plotFields } from '../plots/plot-fields.ts'
import { type Fields, reader, without, writer } from '../postgres/fields.ts'
import { picturesColumn } from './pictures-column.ts'
import { randRatesIn } from './rand-columns.ts'
import { supplementInCents, supplementInRand } from './supplement-in-rand.ts'

/** What documents say of a plot that stands in its own row. */
type OwnFields = Omit<ImportedPlot, 'tiers' | 'ageScale' | 'paymentRule' | 'discounts' | 'calendarFeeds'>

const importedPlotFields = {
  ...without(plotFields, plotFieldsOfDocumentsOwn),
  baseRates: randRatesIn('base_rate'),
  rates: randRatesIn('rate'),
  minimumStayPeriod: 'minimum_stay_period',
  minimumStayPeriodOffPeak: 'minimum_stay_period_off_peak',
  minimumStayPeriodPeak: 'minimum_stay_period_peak',
  minimumStayPeriodSuperPeak: 'minimum_stay_period_super_peak',
  weekdaySupplement: {
    read: ({ weekday_supplement: supplement }: PlotColumns) =>
      supplement === 'none' ? supplement : supplementInRand(supplement),
    write: (supplement: ImportedPlot['weekdaySupplement']) => ({
      weekday_supplement: supplement === 'none' ? supplement : supplementInCents(supplement),
    }),
  },
  images: picturesColumn,
} as const satisfies Fields<PlotColumns, OwnFields>

export const readImportedPlot = reader<PlotColumns, OwnFields>(importedPlotFields)
export const writeImportedPlot = writer<PlotColumns, OwnFields, typeof importedPlotFields>(importedPlotFields)

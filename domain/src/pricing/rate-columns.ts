import type { RateColumn } from '../plots/plot.ts'

export const rateColumns = ['offPeak', 'peak', 'superPeak'] as const satisfies readonly RateColumn[]

/** The cell of the rates grid that holds the rate of a column. */
export const rateCellOf = {
  offPeak: 'rateOffPeak',
  peak: 'ratePeak',
  superPeak: 'rateSuperPeak',
} as const satisfies Record<RateColumn, string>

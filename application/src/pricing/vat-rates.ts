import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface VatRates {
  /** The percentage in force in the country on that date; 0 where no rate is known. */
  percentageOn(countryCode: string, date: Temporal.PlainDate): Promise<number>
}

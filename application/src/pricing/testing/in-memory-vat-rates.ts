import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { VatRates } from '../vat-rates.ts'

export interface DatedVatRate {
  readonly countryCode: string
  /** A date. */
  readonly effectiveFrom: string
  readonly percentage: number
}

/** South Africa's 14 % and, from April 2018, 15 %, unless said otherwise. */
export class InMemoryVatRates implements VatRates {
  readonly #rates: readonly DatedVatRate[]

  constructor(rates: readonly DatedVatRate[] = southAfrican) {
    this.#rates = rates.toSorted((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom))
  }

  async percentageOn(countryCode: string, date: Temporal.PlainDate): Promise<number> {
    const rates = this.#rates.filter((rate) => rate.countryCode === countryCode)
    return rates.find(({ effectiveFrom }) => effectiveFrom <= date.toString())?.percentage ?? 0
  }
}

const southAfrican: readonly DatedVatRate[] = [
  { countryCode: 'ZA', effectiveFrom: '1993-04-07', percentage: 14 },
  { countryCode: 'ZA', effectiveFrom: '2018-04-01', percentage: 15 },
]

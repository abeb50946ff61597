import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { VatRates } from '../vat-rates.ts'

/** South Africa's 15 %. */
export class InMemoryVatRates implements VatRates {
  async percentageOn(countryCode: string, _date: Temporal.PlainDate): Promise<number> {
    return countryCode === 'ZA' ? 15 : 0
  }
}

import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import type { VatRates } from '../vat-rates.ts'

/** The rates of South Africa and of no other country are known. */
export function vatRatesContract(adapter: string, start: () => Promise<VatRates>): void {
  describe(`${adapter}: VatRates`, () => {
    it.each([
      ['ZA', '2018-03-31', 14],
      ['ZA', '2018-04-01', 15],
      ['ZA', '2026-11-21', 15],
      ['ZA', '1900-01-01', 0],
      ['NA', '2018-04-01', 0],
    ])('says what was in force in %s on %s: %i', async (countryCode, date, percentage) => {
      const rates = await start()

      expect(await rates.percentageOn(countryCode, Temporal.PlainDate.from(date))).toBe(percentage)
    })
  })
}

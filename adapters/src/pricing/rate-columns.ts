import type { RateColumns } from '@camp/domain/plots/plot.ts'
import { Money } from '@camp/domain/shared/money.ts'

export type RateCents<Name extends string> = Readonly<Record<`${Name}_${'off_peak' | 'peak' | 'super_peak'}_cents`, number>>

/** Rows count in cents; the currency is the country's. */
export interface InCurrency {
  readonly currency: string
}

/**
 * An amount for each kind of season, in three columns: `rate_off_peak_cents`, `rate_peak_cents`,
 * `rate_super_peak_cents`.
 */
export function ratesIn<const Name extends string>(name: Name) {
  return {
    read: (row: RateCents<Name> & InCurrency): RateColumns => readRates(name, row),
    write: (rates: RateColumns): RateCents<Name> => writeRates(name, rates),
  }
}

function readRates<Name extends string>(name: Name, row: RateCents<Name> & InCurrency): RateColumns {
  const cents: RateCents<Name> = row
  return {
    offPeak: Money.cents(cents[`${name}_off_peak_cents`], row.currency),
    peak: Money.cents(cents[`${name}_peak_cents`], row.currency),
    superPeak: Money.cents(cents[`${name}_super_peak_cents`], row.currency),
  }
}

export function writeRates<Name extends string>(name: Name, { offPeak, peak, superPeak }: RateColumns): RateCents<Name> {
  return {
    [`${name}_off_peak_cents`]: offPeak.cents,
    [`${name}_peak_cents`]: peak.cents,
    [`${name}_super_peak_cents`]: superPeak.cents,
  } as RateCents<Name>
}

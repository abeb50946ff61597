import type { ImportedRates } from '@camp/application/import-export/imported-organisation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { RateCents } from '../pricing/rate-columns.ts'

/** Documents count in rand, the database in cents. */
export function toCents(rand: number): number {
  return Money.rand(rand).cents
}

export function toRand(cents: number): number {
  return Money.cents(cents).toRand()
}

type Held<Column extends string, Value> = Readonly<Record<Column, Value>>

/** An amount of rand that stands in a column of cents. */
export function randIn<const Column extends string>(column: Column) {
  return {
    read: (row: Held<Column, number>): number => toRand(row[column]),
    write: (rand: number) => ({ [column]: toCents(rand) }) as Held<Column, number>,
  }
}

export function randOrNullIn<const Column extends string>(column: Column) {
  return {
    read: (row: Held<Column, number | null>): number | null => orNull(toRand, row[column]),
    write: (rand: number | null) => ({ [column]: orNull(toCents, rand) }) as Held<Column, number | null>,
  }
}

/** An amount of rand for each kind of season, in three columns of cents. */
export function randRatesIn<const Name extends string>(name: Name) {
  return {
    read: (row: RateCents<Name>): ImportedRates => ({
      offPeak: toRand(row[`${name}_off_peak_cents`]),
      peak: toRand(row[`${name}_peak_cents`]),
      superPeak: toRand(row[`${name}_super_peak_cents`]),
    }),
    write: ({ offPeak, peak, superPeak }: ImportedRates) =>
      ({
        [`${name}_off_peak_cents`]: toCents(offPeak),
        [`${name}_peak_cents`]: toCents(peak),
        [`${name}_super_peak_cents`]: toCents(superPeak),
      }) as RateCents<Name>,
  }
}

function orNull(convert: (amount: number) => number, amount: number | null): number | null {
  return amount === null ? null : convert(amount)
}

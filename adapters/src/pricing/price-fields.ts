import type { Plot, Tier } from '@camp/domain/plots/plot.ts'
import type { AgeBand, AgeScale } from '@camp/domain/pricing/age-scale.ts'
import type { DateRange, Discount } from '@camp/domain/pricing/discount.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { dateIn } from '../postgres/date-fields.ts'
import { type Fields, inOtherRows, reader, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import { ownColumns } from '../postgres/own-columns.ts'
import { AgeScaleRow, DiscountRow, SeasonRow } from './price-tables.ts'
import { type InCurrency, ratesIn } from './rate-columns.ts'

type SeasonColumns = JsonRow<'season'>
export type AgeBandColumns = JsonRow<'age_band'>
export type DiscountColumns = JsonRow<'discount'>

/** Every field of a season, once. */
export const seasonFields = {
  ...ownColumns<Season>()(SeasonRow, { organisationId: true }),
  startDate: dateIn('start_date'),
  endDate: dateIn('end_date'),
} as const satisfies Fields<SeasonColumns, Season>

export const readSeason = reader<SeasonColumns, Season>(seasonFields)
export const writeSeason = writer<SeasonColumns, Season, typeof seasonFields>(seasonFields)

export interface AgeScaleSource extends JsonRow<'age_scale'>, InCurrency {
  readonly bands: readonly AgeBandColumns[]
}

/** Every field of an age scale, once. */
export const ageScaleFields = {
  ...ownColumns<AgeScale>()(AgeScaleRow, { organisationId: true }),
  bands: inOtherRows(({ bands, currency }: AgeScaleSource) => bands.map((band) => readAgeBand(band, currency))),
} as const satisfies Fields<AgeScaleSource, AgeScale>

export const readAgeScale = reader<AgeScaleSource, AgeScale>(ageScaleFields)
export const writeAgeScale = writer<AgeScaleSource, AgeScale, typeof ageScaleFields>(ageScaleFields)

const bandAmounts = ratesIn('amount')

function readAgeBand(row: AgeBandColumns, currency: string): AgeBand {
  const ages = { fromAge: row.from_age, toAge: row.to_age }
  switch (row.kind) {
    case 'free':
      return { ...ages, kind: row.kind }
    case 'percentage':
      return { ...ages, kind: row.kind, percentage: Number(row.percentage) }
    case 'fixed':
      return { ...ages, kind: row.kind, amounts: bandAmounts.read({ ...bandCents(row), currency }) }
  }
}

/** The database holds all three for a fixed band. */
export function bandCents(row: AgeBandColumns) {
  return {
    amount_off_peak_cents: Number(row.amount_off_peak_cents),
    amount_peak_cents: Number(row.amount_peak_cents),
    amount_super_peak_cents: Number(row.amount_super_peak_cents),
  }
}

type BandColumns = Omit<AgeBandColumns, 'id' | 'organisation_id' | 'age_scale_id'>
/** The value of a free band. */
export const noBandValue = {
  percentage: null,
  amount_off_peak_cents: null,
  amount_peak_cents: null,
  amount_super_peak_cents: null,
}

export function writeAgeBand(band: AgeBand): BandColumns {
  const columns = { from_age: band.fromAge, to_age: band.toAge, kind: band.kind, ...noBandValue }
  switch (band.kind) {
    case 'free':
      return columns
    case 'percentage':
      return { ...columns, percentage: band.percentage }
    case 'fixed':
      return { ...columns, ...bandAmounts.write(band.amounts) }
  }
}

/** What a discount says whatever its type. */
type DiscountFacts = Omit<Discount, 'discountType'>

/** Every field of a discount but its value, once. */
export const discountFields = {
  ...ownColumns<DiscountFacts>()(DiscountRow, { organisationId: true, discountType: true, percentage: true, amountCents: true }),
  excludeDateRanges: {
    read: (row: Pick<DiscountColumns, 'exclude_date_ranges'>) => row.exclude_date_ranges.map(toDateRange),
    write: (ranges: readonly DateRange[]) => ({
      exclude_date_ranges: ranges.map(({ startDate, endDate }) => ({ startDate: `${startDate}`, endDate: `${endDate}` })),
    }),
  },
} as const satisfies Fields<DiscountColumns, DiscountFacts>

const readDiscountFacts = reader<DiscountColumns, DiscountFacts>(discountFields)
const writeDiscountFacts = writer<DiscountColumns, DiscountFacts, typeof discountFields>(discountFields)

export function readDiscount(row: DiscountColumns & InCurrency): Discount {
  const facts = readDiscountFacts(row)
  switch (row.discount_type) {
    case 'percentage':
      return { ...facts, discountType: row.discount_type, percentage: Number(row.percentage) }
    case 'fixed':
      return { ...facts, discountType: row.discount_type, amount: Money.cents(Number(row.amount_cents), row.currency) }
  }
}

export function writeDiscount(discount: Discount): Omit<DiscountColumns, 'organisation_id'> {
  const columns = { ...writeDiscountFacts(discount), discount_type: discount.discountType }
  switch (discount.discountType) {
    case 'percentage':
      return { ...columns, percentage: discount.percentage, amount_cents: null }
    case 'fixed':
      return { ...columns, percentage: null, amount_cents: discount.amount.cents }
  }
}

function toDateRange({ startDate, endDate }: DiscountColumns['exclude_date_ranges'][number]): DateRange {
  return { startDate: Temporal.PlainDate.from(startDate), endDate: Temporal.PlainDate.from(endDate) }
}

export function writeTier(plot: Pick<Plot, 'id'>, { paxFrom, paxTo, rates }: Tier) {
  return { plot_id: plot.id, pax_from: paxFrom, pax_to: paxTo, ...ratesIn('rate').write(rates) }
}

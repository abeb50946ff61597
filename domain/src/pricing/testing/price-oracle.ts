import type {
  AgeBandJson,
  ColumnsJson,
  DiscountJson,
  OrganisationJson,
  PartyJson,
  PlotJson,
  RangeJson,
} from './organisations-json.ts'
import { add, compare, decimal, type Rational, roundHalfUpTo, subtract, times, wholeCents } from './rational.ts'

/**
 * A second, slow reading of the price rules: plain data in, cents out, nothing shared with the product's own
 * code.
 */
export interface PriceCase {
  readonly organisation: OrganisationJson
  readonly plot: PlotJson
  readonly party: PartyJson
  readonly arrival: string
  readonly departure: string
  readonly publicHolidays: readonly string[]
  readonly schoolHolidays: readonly RangeJson[]
}

export interface PriceAnswer {
  readonly nights: readonly { readonly date: string; readonly price: number }[]
  readonly total: number
  readonly discount: { readonly name: string; readonly amount: number } | null
}

const zero = decimal(0)

export function oraclePrice(given: PriceCase): PriceAnswer {
  const dates = nightsOf(given.arrival, given.departure)
  const without = dates.map((date) => roundHalfUpTo(10n, nightBeforeDiscount(given, date)))
  let answer = { discount: null as string | null, prices: without }
  for (const name of [...given.plot.discounts].sort()) {
    const discount = given.organisation.discounts.find((each) => each.name === name)
    if (!discount || discount.isActive === false || dates.length < discount.minNights) continue
    const prices = dates.map((date) => roundHalfUpTo(10n, nightAfterDiscount(given, discount, date)))
    if (total(prices) < total(answer.prices)) answer = { discount: name, prices }
  }
  return {
    nights: dates.map((date, position) => ({ date, price: answer.prices[position] ?? Number.NaN })),
    total: total(answer.prices),
    discount: answer.discount === null ? null : { name: answer.discount, amount: total(without) - total(answer.prices) },
  }
}

function nightBeforeDiscount(given: PriceCase, date: string): Rational {
  const { plot, party, organisation } = given
  const column = columnOf(given, date)
  const size = party.numberOfAdults + party.numberOfPensioners + party.childrenAges.length
  const rate = onThatDay(given, date, centsIn(tierOf(plot, size) ?? plot.rates, column))
  let night = centsIn(plot.baseRates, column)
  if (plot.rateBasis === 'perPlot') return add(night, rate)
  const scale = organisation.ageScales.find((each) => each.name === plot.ageScale)
  for (let adult = 0; adult < party.numberOfAdults; adult++) night = add(night, rate)
  for (let pensioner = 0; pensioner < party.numberOfPensioners; pensioner++) {
    night = add(night, share(rate, scale ? scale.pensionerPercentage : 100))
  }
  for (const age of party.childrenAges) {
    const band = scale?.bands.find((each) => age >= each.fromAge && age <= each.toAge)
    night = add(night, band ? childPays(band, rate, column) : rate)
  }
  return night
}

/** The rate of that day of the week. */
function onThatDay({ plot, organisation }: PriceCase, date: string, rate: Rational): Rational {
  const own = plot.weekdaySupplement
  if (own === 'none') return rate
  const supplement = own ?? organisation.siteSupplement
  if (!supplement?.weekdays.includes(weekdayOf(date))) return rate
  return add(
    rate,
    supplement.kind === 'percentage'
      ? share(rate, supplement.percentage ?? Number.NaN)
      : wholeCents(supplement.amount ?? Number.NaN),
  )
}

function childPays(band: AgeBandJson, rate: Rational, column: keyof ColumnsJson): Rational {
  if (band.kind === 'free') return zero
  if (band.kind === 'percentage') return share(rate, band.percentage ?? Number.NaN)
  return wholeCents(band[column] ?? Number.NaN)
}

function tierOf(plot: PlotJson, size: number): ColumnsJson | undefined {
  const holding = plot.tiers.find((tier) => size >= tier.paxFrom && size <= tier.paxTo)
  if (holding) return holding
  const ends = plot.tiers.map((tier) => tier.paxTo)
  const starts = plot.tiers.map((tier) => tier.paxFrom)
  if (size > Math.max(...ends)) return plot.tiers.find((tier) => tier.paxTo === Math.max(...ends))
  return plot.tiers.find((tier) => tier.paxFrom === Math.min(...starts))
}

function nightAfterDiscount(given: PriceCase, discount: DiscountJson, date: string): Rational {
  const full = nightBeforeDiscount(given, date)
  if (!touches(given, discount, date)) return full
  const saving = discount.discountType === 'percentage' ? share(full, discount.discountValue) : wholeCents(discount.discountValue)
  const rest = subtract(full, saving)
  return compare(rest, zero) < 0 ? zero : rest
}

function touches(given: PriceCase, discount: DiscountJson, date: string): boolean {
  if (!discount.validDays.includes(weekdayOf(date))) return false
  if (!discount.seasonTypes.includes(seasonTypeOf(given, date))) return false
  if (discount.excludeHolidays && given.publicHolidays.includes(date)) return false
  if (discount.excludeSchoolHolidays && given.schoolHolidays.some((range) => within(range, date))) return false
  return !discount.excludeDateRanges.some((range) => within(range, date))
}

function weekdayOf(date: string): string {
  return ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'][new Date(date).getUTCDay()] ?? ''
}

function seasonTypeOf(given: PriceCase, date: string): string {
  const season = given.organisation.seasons.filter((each) => each.isActive).find((each) => within(each, date))
  return season ? season.seasonType : 'out'
}

function columnOf(given: PriceCase, date: string): keyof ColumnsJson {
  const seasonType = seasonTypeOf(given, date)
  if (seasonType === 'peak') return 'superPeak'
  return seasonType === 'in' ? 'peak' : 'offPeak'
}

function nightsOf(arrival: string, departure: string): string[] {
  const dates: string[] = []
  for (let day = Date.parse(arrival); day < Date.parse(departure); day += 86_400_000) {
    dates.push(new Date(day).toISOString().slice(0, 10))
  }
  return dates
}

function within(range: RangeJson, date: string): boolean {
  return range.startDate <= date && date <= range.endDate
}

function centsIn(columns: ColumnsJson, column: keyof ColumnsJson): Rational {
  return wholeCents(columns[column])
}

function share(amount: Rational, percentage: number): Rational {
  return times(times(amount, decimal(percentage)), { numerator: 1n, denominator: 100n })
}

function total(prices: readonly number[]): number {
  return prices.reduce((sum, price) => sum + price, 0)
}

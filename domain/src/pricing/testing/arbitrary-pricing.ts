import fc from 'fast-check'
import { weekdays } from '../../plots/plot.ts'
import type {
  AgeScaleJson,
  ColumnsJson,
  DiscountJson,
  OrganisationJson,
  PlotJson,
  SupplementJson,
  TierJson,
} from './organisations-json.ts'
import type { PriceCase } from './price-oracle.ts'

/**
 * Random organisations and stays, dense with edges: half cents, ties between discounts, seasons that begin
 * mid-stay.
 */
export function arbitraryOracleCase(calendar: Pick<PriceCase, 'publicHolidays' | 'schoolHolidays'>): fc.Arbitrary<PriceCase> {
  return fc
    .record({
      ages: fc.option(ageScale),
      discounts: fc.uniqueArray(discount, { maxLength: 3, selector: (each) => each.name }),
      seasons,
      plot: plotFacts,
      ofSite: fc.option(supplement, { freq: 1 }),
      ofPlot: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.constant('none' as const), supplement),
      party: fc.record({
        numberOfAdults: fc.integer({ min: 0, max: 5 }),
        numberOfPensioners: fc.integer({ min: 0, max: 3 }),
        childrenAges: fc.array(fc.integer({ min: 0, max: 19 }), { maxLength: 4 }),
      }),
      arrival: day,
      nights: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ ages, discounts, seasons: someSeasons, plot: facts, ofSite, ofPlot, party, arrival, nights }) => {
      const plot: PlotJson = {
        ...facts,
        ageScale: ages && 'Scale',
        discounts: discounts.map((each) => each.name),
        weekdaySupplement: ofPlot,
      }
      const organisation: OrganisationJson = {
        slug: 'random',
        seasons: someSeasons,
        ageScales: ages ? [ages] : [],
        discounts,
        paymentRules: [],
        plots: [plot],
        siteSupplement: ofSite,
      }
      return { organisation, plot, party, arrival: iso(arrival), departure: iso(arrival + nights), ...calendar }
    })
}

const firstDay = Date.parse('2026-01-01') / 86_400_000
const day = fc.integer({ min: 0, max: 900 })

function iso(dayNumber: number): string {
  return new Date((firstDay + dayNumber) * 86_400_000).toISOString().slice(0, 10)
}

const rand = fc.oneof(fc.integer({ min: 0, max: 99_999 }), fc.constantFrom(0, 5, 9995, 13333, 10005)).map((cents) => cents / 100)
const percentage = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(12.5, 33.33, 66.667, 0.5, 100, 120))
const columns: fc.Arbitrary<ColumnsJson> = fc.record({ offPeak: rand, peak: rand, superPeak: rand })

/**
 * Twelve stretches without a gap of up to 90 days each, some switched off: two active ones never share a
 * night.
 */
const seasons = fc
  .array(
    fc.record({
      length: fc.integer({ min: 1, max: 90 }),
      seasonType: fc.constantFrom('out', 'in', 'peak'),
      isActive: fc.integer({ min: 0, max: 3 }).map((roll) => roll > 0),
    }),
    { minLength: 0, maxLength: 12 },
  )
  .map((stretches) => {
    let next = 0
    return stretches.map(({ length, seasonType, isActive }, position) => {
      const start = next
      next += length
      return { name: `Season ${position}`, seasonType, isActive, startDate: iso(start), endDate: iso(next - 1) }
    })
  })

const ageScale: fc.Arbitrary<AgeScaleJson> = fc
  .record({
    pensionerPercentage: percentage,
    bands: fc.array(
      fc.record({
        length: fc.integer({ min: 1, max: 8 }),
        kind: fc.constantFrom('free', 'percentage', 'fixed', 'nothing'),
        percentage,
        amounts: columns,
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ pensionerPercentage, bands }) => {
    let nextAge = 0
    const placed = bands.map(({ length, kind, percentage: share, amounts }) => {
      const fromAge = nextAge
      nextAge += length
      return { fromAge, toAge: nextAge - 1, kind, percentage: share, ...amounts }
    })
    return { name: 'Scale', pensionerPercentage, bands: placed.filter((band) => band.kind !== 'nothing') }
  })

const tiers: fc.Arbitrary<readonly TierJson[]> = fc
  .record({
    firstFrom: fc.constantFrom(1, 1, 1, 2),
    steps: fc.array(fc.record({ length: fc.integer({ min: 1, max: 3 }), rates: columns }), { maxLength: 3 }),
  })
  .map(({ firstFrom, steps }) => {
    let next = firstFrom
    return steps.map(({ length, rates }) => {
      const paxFrom = next
      next += length
      return { paxFrom, paxTo: next - 1, ...rates }
    })
  })

const plotFacts = fc.record({
  name: fc.constant('Plot'),
  rateBasis: fc.constantFrom('perPlot', 'perPerson', 'perPerson'),
  baseRates: fc.oneof(columns, fc.constant({ offPeak: 0, peak: 0, superPeak: 0 })),
  rates: columns,
  tiers,
  paymentRule: fc.constant(null),
  paxMax: fc.constant(8),
})

const supplement: fc.Arbitrary<SupplementJson> = fc.record({
  kind: fc.constantFrom('percentage', 'amount'),
  percentage,
  amount: rand,
  weekdays: fc.subarray([...weekdays], { minLength: 1, maxLength: 6 }),
})

const discount: fc.Arbitrary<DiscountJson> = fc.record({
  name: fc.constantFrom('Midweek', 'midweek', 'Long stay', 'A', 'Ä', 'Z'),
  isActive: fc.integer({ min: 0, max: 7 }).map((roll) => roll > 0),
  minNights: fc.integer({ min: 0, max: 5 }),
  discountType: fc.constantFrom('percentage', 'fixed'),
  discountValue: fc.oneof(percentage, fc.constantFrom(10, 10, 10, 0.04, 0.05)).filter(hasTwoDecimals),
  excludeHolidays: fc.boolean(),
  excludeSchoolHolidays: fc.boolean(),
  excludeDateRanges: fc.array(
    fc.record({ start: day, length: fc.integer({ min: 0, max: 200 }) }).map(({ start, length }) => ({
      startDate: iso(start),
      endDate: iso(start + length),
    })),
    { maxLength: 1 },
  ),
  validDays: fc.oneof(fc.constant([...weekdays]), fc.subarray([...weekdays])),
  seasonTypes: fc.oneof(fc.constant(['out', 'in', 'peak']), fc.subarray(['out', 'in', 'peak'])),
})

function hasTwoDecimals(value: number): boolean {
  return /^\d+(\.\d{1,2})?$/.test(String(value))
}

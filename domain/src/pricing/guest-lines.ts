import type { RateColumn } from '../plots/plot.ts'
import type { Party } from '../stay-rules/party.ts'
import { ageBandFor } from './age-band-for.ts'
import type { AgeBand, AgeScale } from './age-scale.ts'
import { type ExactCents, exactSum, percentageOf, timesWhole } from './exact.ts'
import type { ChildBand, ChildLine, Line, TierRange } from './plot-quote.ts'

/** The per-person part of a night: the only part on which ages act. */
export interface GuestCharges {
  readonly party: Party
  readonly rate: { readonly cents: ExactCents; readonly tier: TierRange | null }
  readonly ageScale: AgeScale | null
  readonly column: RateColumn
}

export function guestLines(charges: GuestCharges): readonly Line<ExactCents>[] {
  const youngestFirst = charges.party.childrenAges.toSorted((one, other) => one - other)
  return [...adultLines(charges), ...pensionerLines(charges), ...youngestFirst.map((age) => childLine(charges, age))]
}

/** What `rate` alone makes the guests pay: fixed amounts of an age stay as they are. */
export function shareOfRate(charges: GuestCharges): ExactCents {
  return exactSum(guestLines(charges).filter((line) => line.kind !== 'child' || line.band?.kind !== 'fixed'))
}

function adultLines({ party, rate: { cents, tier } }: GuestCharges): readonly Line<ExactCents>[] {
  const count = party.numberOfAdults
  return count === 0 ? [] : [{ kind: 'adults', count, each: cents, tier, amount: timesWhole(cents, count) }]
}

function pensionerLines({ party, rate: { cents, tier }, ageScale }: GuestCharges): readonly Line<ExactCents>[] {
  const count = party.numberOfPensioners
  if (count === 0) return []
  const percentage = ageScale?.pensionerPercentage ?? 100
  const [each, amount] = [percentageOf(cents, percentage), percentageOf(timesWhole(cents, count), percentage)]
  return [{ kind: 'pensioners', count, percentage, each, tier, amount }]
}

function childLine({ rate, ageScale, column }: GuestCharges, age: number): ChildLine<ExactCents> {
  const band = ageBandFor(ageScale, age)
  if (!band) return { kind: 'child', age, band, tier: rate.tier, amount: rate.cents }
  const tier = band.kind === 'percentage' ? rate.tier : null
  return { kind: 'child', age, band: bandFacts(band), tier, amount: bandAmount(band, rate, column) }
}

function bandAmount(band: AgeBand, rate: GuestCharges['rate'], column: RateColumn): ExactCents {
  switch (band.kind) {
    case 'free':
      return 0
    case 'percentage':
      return percentageOf(rate.cents, band.percentage)
    case 'fixed':
      return band.amounts[column].cents
  }
}

function bandFacts(band: AgeBand): ChildBand {
  const { fromAge, toAge } = band
  return band.kind === 'percentage'
    ? { fromAge, toAge, kind: band.kind, percentage: band.percentage }
    : { fromAge, toAge, kind: band.kind }
}

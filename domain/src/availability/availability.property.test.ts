import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Night } from '../nights/night.ts'
import type { MinimumNights } from '../plots/plot.ts'
import type { Season } from '../seasons/season.ts'
import type { SeasonId } from '../shared/ids.ts'
import { Temporal } from '../shared/temporal.ts'
import { minimumStay } from '../stay-rules/minimum-stay.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aCalendar } from '../testing/a-calendar.ts'
import { aPlot } from '../testing/a-plot.ts'
import { aSeason } from '../testing/a-season.ts'
import { aSite } from '../testing/a-site.ts'
import { anOrganisation } from '../testing/an-organisation.ts'
import type { NightsInUse, NightUse } from './occupancy.ts'
import { isAvailable, judgePlot, type PlotEnquiry, takesParty } from './plot-availability.ts'
import {
  type AvailabilityCase,
  availabilityOracle,
  type OracleSeason,
  type OracleUse,
  oracleDays,
} from './testing/availability-oracle.ts'

const iso = (day: number) => oracleDays[day]!

/**
 * Days around which calendars go wrong: ends of months and years, 29 February 2024 and 2028, 1 March of a
 * common year.
 */
const edges = [
  '2023-12-31',
  '2024-02-28',
  '2024-02-29',
  '2024-08-31',
  '2024-12-31',
  '2025-02-28',
  '2026-08-31',
  '2028-02-29',
].map((day) => oracleDays.indexOf(day))

const aroundAnEdge = fc
  .tuple(fc.constantFrom(...edges), fc.integer({ min: -4, max: 4 }))
  .map(([edge, off]) => Math.max(20, edge + off))
const anyDay = fc.oneof(aroundAnEdge, fc.integer({ min: 20, max: 1600 }))
const daysAhead = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 0 }) },
  { weight: 2, arbitrary: fc.integer({ min: 543, max: 553 }) },
)

/** Uses and seasons lie near the stay, so that turnover days are hit often. */
const useNear = fc.record({
  start: fc.integer({ min: -8, max: 12 }),
  nights: fc.integer({ min: 1, max: 6 }),
  pax: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 4 }),
})
const seasonLength = fc.record({
  gap: fc.integer({ min: 0, max: 4 }),
  length: fc.integer({ min: 1, max: 8 }),
  type: fc.constantFrom('out' as const, 'in' as const, 'peak' as const),
  ownMinimum: fc.constantFrom(0, 0, 2, 5),
})
const zeroOften = fc.constantFrom(0, 0, 1, 2, 3, 6)

const cases: fc.Arbitrary<AvailabilityCase> = fc
  .record({
    today: anyDay,
    daysAhead,
    nights: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 12 })),
    uses: fc.array(useNear, { maxLength: 3 }),
    seasonLengths: fc.array(seasonLength, { maxLength: 4 }),
    isShared: fc.boolean(),
    allowLateBooking: fc.boolean(),
    isWeekendTwoDaysRequired: fc.boolean(),
    isAdultsOnly: fc.constantFrom(false, false, true),
    isCamping: fc.boolean(),
    isMulti: fc.boolean(),
    paxMin: fc.integer({ min: 0, max: 3 }),
    paxMax: fc.integer({ min: 3, max: 8 }),
    kidsUnder: fc.integer({ min: 0, max: 6 }),
    minimum: fc.record({ general: zeroOften, out: zeroOften, in: zeroOften, peak: zeroOften }),
    grownUps: fc.integer({ min: 1, max: 6 }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    tents: fc.option(fc.integer({ min: 0, max: 3 })),
    tentsMax: fc.option(fc.integer({ min: 0, max: 3 })),
  })
  .map(({ daysAhead, nights, uses, seasonLengths, ...rest }) => {
    const arrival = rest.today + daysAhead
    return {
      ...rest,
      arrival,
      departure: arrival + nights,
      others: uses.map(({ start, nights, pax }) => ({ from: arrival + start, to: arrival + start + nights, pax })),
      seasons: oneAfterTheOther(arrival - 6, seasonLengths),
    }
  })

function oneAfterTheOther(
  from: number,
  lengths: readonly { gap: number; length: number; type: OracleSeason['type']; ownMinimum: number }[],
): readonly OracleSeason[] {
  let next = from
  return lengths.map(({ gap, length, type, ownMinimum }) => {
    const season = { from: next + gap, to: next + gap + length - 1, type, ownMinimum }
    next = season.to + 1
    return season
  })
}

/** What the store would hand over: every night that somebody uses, by its date. */
function nightsInUse(others: readonly OracleUse[], isShared: boolean): NightsInUse {
  const nights = new Map<Night, NightUse>()
  for (const { from, to, pax } of others) {
    for (const night of StayDates.of(iso(from), iso(to)).nights()) {
      const before = nights.get(night)
      const isTaken = pax === null || !isShared || before?.kind === 'taken'
      nights.set(night, isTaken ? { kind: 'taken' } : { kind: 'shared', pax: pax + (before?.kind === 'shared' ? before.pax : 0) })
    }
  }
  return nights
}

function enquiryOf(given: AvailabilityCase): PlotEnquiry {
  const { minimum } = given
  return {
    plot: aPlot({
      allowMultipleReservationsUpToPaxMax: given.isShared,
      allowLateBooking: given.allowLateBooking,
      isWeekendTwoDaysRequired: given.isWeekendTwoDaysRequired,
      paxMin: given.paxMin,
      paxMax: given.paxMax,
      kidsUnderWhatAgeDontCountTowardsMaxPax: given.kidsUnder,
      minimumNights: { general: minimum.general, offPeak: minimum.out, peak: minimum.in, superPeak: minimum.peak },
      tentsMax: given.tentsMax,
    }),
    site: aSite({ siteType: given.isCamping ? 'camping' : 'chalets' }),
    organisation: anOrganisation({ isAdultsOnly: given.isAdultsOnly, isAllowMultiplePlots: given.isMulti }),
    calendar: aCalendar(seasonsOf(given)),
    stay: StayDates.of(iso(given.arrival), iso(given.departure)),
    party: { numberOfAdults: given.grownUps, numberOfPensioners: 0, childrenAges: given.ages },
    equipment: { tents: given.tents, caravans: null },
    today: Temporal.PlainDate.from(iso(given.today)),
    nightsInUse: nightsInUse(given.others, given.isShared),
  }
}

function seasonsOf({ seasons }: AvailabilityCase): readonly Season[] {
  return seasons.map((season, index) =>
    aSeason({
      id: `season-${index}` as SeasonId,
      seasonType: season.type,
      startDate: iso(season.from),
      endDate: iso(season.to),
      minimumStayPeriod: season.ownMinimum,
    }),
  )
}

/** The rule with its calendar made anew. */
function minimumOf(stay: StayDates, minimum: MinimumNights, seasons: readonly Season[]): number {
  return minimumStay(stay, minimum, aCalendar(seasons))
}

describe('availability of a plot', () => {
  it('agrees with a set of nights counted by hand in 10,000 cases', () => {
    const seen = new Map<string, number>()

    fc.assert(
      fc.property(cases, (given) => {
        const enquiry = enquiryOf(given)
        const judged = judgePlot(enquiry)
        const expected = availabilityOracle(given)
        expect(isAvailable(enquiry)).toBe(expected.reason === null)
        if (expected.reason === null) expect(takesParty(enquiry.plot, enquiry.party)).toBe(true)
        seen.set(String(expected.reason), (seen.get(String(expected.reason)) ?? 0) + 1)
        expect({
          reason: judged.unavailableReason,
          minimumStay: judged.minimumStay,
          isSelectable: judged.isSelectable,
          failed: judged.criteria.map(({ code }) => code),
        }).toEqual(expected)
      }),
      { numRuns: 10_000, seed: 20261121 },
    )

    expect([...seen.keys()].toSorted()).toEqual(['booked', 'criteria', 'null', 'weekend_rule'])
    expect(Math.min(...seen.values())).toBeGreaterThan(200)
  })

  it('never asks for a shorter stay when there are more seasons', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (given, pick) => {
        const { stay, plot } = enquiryOf({ ...given, minimum: { ...given.minimum, out: 0 } })
        const seasons = seasonsOf(given)
        const minimum = { ...plot.minimumNights, general: Math.min(plot.minimumNights.general, 1) }
        const fewer = seasons.filter((_, index) => index !== pick % Math.max(1, seasons.length))
        expect(minimumOf(stay, minimum, seasons)).toBeGreaterThanOrEqual(minimumOf(stay, minimum, fewer))
      }),
    )
  })

  it('never asks for a shorter stay when a minimum is raised or the stay grows', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 9 }), (given, more) => {
        const { stay, plot } = enquiryOf(given)
        const seasons = seasonsOf(given)
        const now = minimumOf(stay, plot.minimumNights, seasons)
        const longer = StayDates.of(stay.arrival, stay.departure.add({ days: more }))
        const stricter = seasons.map((season) => ({ ...season, minimumStayPeriod: season.minimumStayPeriod + more }))
        expect(minimumOf(longer, plot.minimumNights, seasons)).toBeGreaterThanOrEqual(now)
        expect(minimumOf(stay, plot.minimumNights, stricter)).toBeGreaterThanOrEqual(now)
      }),
    )
  })
})

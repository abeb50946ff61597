import { describe, expect, it } from 'vitest'
import { nightOf } from '../nights/night.ts'
import { Temporal } from '../shared/temporal.ts'
import { noEquipment } from '../stay-rules/party.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aCalendar } from '../testing/a-calendar.ts'
import { aParty } from '../testing/a-party.ts'
import { aPlot } from '../testing/a-plot.ts'
import { aSite } from '../testing/a-site.ts'
import { anOrganisation } from '../testing/an-organisation.ts'
import { type NightUse, nothingInUse } from './occupancy.ts'
import { judgePlot, type PlotEnquiry } from './plot-availability.ts'

/** Stand 1 for six guests, Tuesday to Thursday, two adults, asked on 21 November 2026. */
function anEnquiry(facts: Partial<PlotEnquiry> = {}): PlotEnquiry {
  return {
    plot: aPlot(),
    site: aSite(),
    organisation: anOrganisation(),
    calendar: aCalendar(),
    stay: StayDates.of('2026-12-01', '2026-12-03'),
    party: aParty(),
    equipment: noEquipment,
    today: Temporal.PlainDate.from('2026-11-21'),
    nightsInUse: nothingInUse,
    ...facts,
  }
}

const used = (night: string, use: NightUse = { kind: 'taken' }) => new Map([[nightOf(Temporal.PlainDate.from(night)), use]])
const sharedPlot = aPlot({ allowMultipleReservationsUpToPaxMax: true })
const eight = aParty({ numberOfAdults: 8 })

/** The worked table of docs/algorithms/availability.md. */
describe('whether a plot is booked', () => {
  it.each([
    ['the night before arrival', aPlot(), aParty(), used('2026-11-30'), null],
    ['the first night', aPlot(), aParty(), used('2026-12-01'), 'booked'],
    ['the last night', aPlot(), aParty(), used('2026-12-02'), 'booked'],
    ['the departure day', aPlot(), aParty(), used('2026-12-03'), null],
    ['a shared plot with room for two', sharedPlot, aParty(), used('2026-12-01', { kind: 'shared', pax: 4 }), null],
    ['a shared plot with room for one', sharedPlot, aParty(), used('2026-12-01', { kind: 'shared', pax: 5 }), 'booked'],
    ['a shared plot under a block', sharedPlot, aParty(), used('2026-12-01'), 'booked'],
    ['a shared plot, too many guests alone', sharedPlot, eight, nothingInUse, 'criteria'],
    ['a shared plot, too many guests, others there', sharedPlot, eight, used('2026-12-01', { kind: 'shared', pax: 1 }), 'booked'],
  ])('%s', (_use, plot, party, nightsInUse, reason) => {
    expect(judgePlot(anEnquiry({ plot, party, nightsInUse })).unavailableReason).toBe(reason)
  })
})

describe('the reason that is given', () => {
  const halfWeekend = StayDates.of('2026-12-04', '2026-12-05')
  const strict = aPlot({ isWeekendTwoDaysRequired: true, minimumNights: { general: 3, offPeak: 0, peak: 0, superPeak: 0 } })

  it('is booked before the weekend rule, and still lists what else fails', () => {
    const judged = judgePlot(anEnquiry({ plot: strict, stay: halfWeekend, nightsInUse: used('2026-12-04') }))

    expect(judged).toEqual({
      isAvailable: false,
      unavailableReason: 'booked',
      criteria: [{ code: 'stay-too-short', required: 3, requested: 1 }],
      isSelectable: false,
      minimumStay: 3,
      pax: 2,
    })
  })

  it('is the weekend rule before the criteria', () => {
    const judged = judgePlot(anEnquiry({ plot: strict, stay: halfWeekend }))

    expect(judged.unavailableReason).toBe('weekend_rule')
  })

  it('lists every criterion that fails', () => {
    const plot = aPlot({
      paxMax: 1,
      tentsMax: 1,
      caravansMax: 0,
      minimumNights: { general: 3, offPeak: 0, peak: 0, superPeak: 0 },
    })
    const enquiry = anEnquiry({
      plot,
      organisation: anOrganisation({ isAdultsOnly: true }),
      party: aParty({ childrenAges: [4] }),
      equipment: { tents: 2, caravans: 1 },
      today: Temporal.PlainDate.from('2026-12-01'),
    })

    expect(judgePlot(enquiry).criteria).toEqual([
      { code: 'arrival-today' },
      { code: 'too-many-guests', pax: 3, paxMax: 1 },
      { code: 'too-many-tents', tents: 2, tentsMax: 1 },
      { code: 'too-many-caravans', caravans: 1, caravansMax: 0 },
      { code: 'stay-too-short', required: 3, requested: 2 },
      { code: 'adults-only' },
    ])
  })
})

describe('tents and caravans', () => {
  const equipment = { tents: 3, caravans: 3 }

  it.each([
    ['on a camping site', aPlot({ tentsMax: 2, caravansMax: 2 }), 'camping', ['too-many-tents', 'too-many-caravans']],
    ['as many as there may be', aPlot({ tentsMax: 3, caravansMax: 3 }), 'camping', []],
    ['an absent maximum is no limit', aPlot({ tentsMax: null, caravansMax: null }), 'camping', []],
    ['elsewhere the maximums mean nothing', aPlot({ tentsMax: 0, caravansMax: 0 }), 'chalets', []],
  ] as const)('%s', (_where, plot, siteType, codes) => {
    const judged = judgePlot(anEnquiry({ plot, site: aSite({ siteType }), equipment }))

    expect(judged.criteria.map(({ code }) => code)).toEqual(codes)
  })
})

describe('a plot that stays selectable', () => {
  const single = anOrganisation({ isAllowMultiplePlots: false })
  const short = aPlot({ minimumNights: { general: 5, offPeak: 0, peak: 0, superPeak: 0 } })

  it.each([
    ['available', anEnquiry(), true],
    ['too many guests, several plots allowed', anEnquiry({ party: eight }), true],
    ['too few guests, several plots allowed', anEnquiry({ plot: aPlot({ paxMin: 3 }) }), true],
    ['too many guests, one plot only', anEnquiry({ party: eight, organisation: single }), false],
    ['too many guests and too short', anEnquiry({ party: eight, plot: short }), false],
    ['booked', anEnquiry({ nightsInUse: used('2026-12-01') }), false],
    [
      'children among adults only',
      anEnquiry({ party: aParty({ childrenAges: [3] }), organisation: anOrganisation({ isAdultsOnly: true }) }),
      false,
    ],
  ])('%s', (_case, enquiry, isSelectable) => {
    expect(judgePlot(enquiry).isSelectable).toBe(isSelectable)
  })
})

it('does not count children younger than the plot says', () => {
  const plot = aPlot({ paxMax: 3, kidsUnderWhatAgeDontCountTowardsMaxPax: 3 })

  const judged = judgePlot(anEnquiry({ plot, party: aParty({ childrenAges: [2, 3] }) }))

  expect(judged.pax).toBe(3)
  expect(judged.isAvailable).toBe(true)
})

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
import { nothingInUse } from './occupancy.ts'
import type { PlotEnquiry } from './plot-availability.ts'
import { ageThatCountsEverywhere, haveRoomFor, type PossibleCandidate, possibleCandidates } from './set-candidates.ts'

const secondNight = nightOf(Temporal.PlainDate.from('2026-12-02'))

function anEnquiry(facts: Partial<PlotEnquiry> = {}): PlotEnquiry {
  return {
    plot: aPlot(),
    site: aSite(),
    organisation: anOrganisation(),
    calendar: aCalendar(),
    stay: StayDates.of('2026-12-01', '2026-12-03'),
    party: aParty({ numberOfAdults: 9, childrenAges: [4] }),
    equipment: { tents: 9, caravans: null },
    today: Temporal.PlainDate.from('2026-11-21'),
    nightsInUse: nothingInUse,
    ...facts,
  }
}

describe('plots that may be one of a set', () => {
  it.each([
    ['one that is too small alone', anEnquiry(), [6]],
    ['one that wants at least three guests', anEnquiry({ plot: aPlot({ paxMin: 3 }) }), [6]],
    [
      'a shared one with the room that others leave',
      anEnquiry({
        plot: aPlot({ allowMultipleReservationsUpToPaxMax: true }),
        nightsInUse: new Map([[secondNight, { kind: 'shared', pax: 4 }]]),
      }),
      [2],
    ],
    [
      'a shared one with room for one guest more',
      anEnquiry({
        plot: aPlot({ allowMultipleReservationsUpToPaxMax: true }),
        nightsInUse: new Map([[secondNight, { kind: 'shared', pax: 5 }]]),
      }),
      [1],
    ],
    ['none that is booked', anEnquiry({ nightsInUse: new Map([[secondNight, { kind: 'taken' }]]) }), []],
    [
      'none that asks for a longer stay',
      anEnquiry({ plot: aPlot({ minimumNights: { general: 3, offPeak: 0, peak: 0, superPeak: 0 } }) }),
      [],
    ],
    [
      'none that asks for a longer stay and more guests',
      anEnquiry({ plot: aPlot({ paxMin: 3, minimumNights: { general: 3, offPeak: 0, peak: 0, superPeak: 0 } }) }),
      [],
    ],
    [
      'none that others fill',
      anEnquiry({
        plot: aPlot({ allowMultipleReservationsUpToPaxMax: true }),
        nightsInUse: new Map([[secondNight, { kind: 'shared', pax: 6 }]]),
      }),
      [],
    ],
    [
      'none that holds fewer now than are on it',
      anEnquiry({
        plot: aPlot({ allowMultipleReservationsUpToPaxMax: true }),
        nightsInUse: new Map([[secondNight, { kind: 'shared', pax: 7 }]]),
      }),
      [],
    ],
    [
      'none where one plot is all a guest may book',
      anEnquiry({ organisation: anOrganisation({ isAllowMultiplePlots: false }) }),
      [],
    ],
    ['none for children among adults only', anEnquiry({ organisation: anOrganisation({ isAdultsOnly: true }) }), []],
    [
      'any for adults among adults only',
      anEnquiry({ organisation: anOrganisation({ isAdultsOnly: true }), party: aParty({ numberOfAdults: 9 }) }),
      [6],
    ],
  ])('%s', (_which, enquiry, rooms) => {
    const open = possibleCandidates([enquiry]).filter(({ obstacle }) => obstacle === null)

    expect(open.map(({ room }) => room)).toEqual(rooms)
  })

  const general = (nights: number) => ({ minimumNights: { general: nights, offPeak: 0, peak: 0, superPeak: 0 } })
  it.each<readonly [string, PlotEnquiry, readonly Pick<PossibleCandidate, 'room' | 'obstacle'>[]]>([
    [
      'booked, with all its room',
      anEnquiry({ plot: aPlot(general(3)), nightsInUse: new Map([[secondNight, { kind: 'taken' }]]) }),
      [{ room: 6, obstacle: { code: 'full' } }],
    ],
    [
      'too long a stay on a shared plot, with the room that others leave',
      anEnquiry({
        plot: aPlot({ ...general(3), allowMultipleReservationsUpToPaxMax: true }),
        nightsInUse: new Map([[secondNight, { kind: 'shared', pax: 4 }]]),
      }),
      [{ room: 2, obstacle: { code: 'stay-too-short', required: 3, requested: 2 } }],
    ],
    [
      'half a weekend',
      anEnquiry({ plot: aPlot({ isWeekendTwoDaysRequired: true }), stay: StayDates.of('2026-12-03', '2026-12-05') }),
      [{ room: 6, obstacle: { code: 'weekend' } }],
    ],
    [
      'an arrival today',
      anEnquiry({ plot: aPlot({ allowLateBooking: false }), today: Temporal.PlainDate.from('2026-12-01') }),
      [{ room: 6, obstacle: { code: 'arrival' } }],
    ],
    [
      'nothing that would help where one plot is all a guest may book',
      anEnquiry({ plot: aPlot(general(3)), organisation: anOrganisation({ isAllowMultiplePlots: false }) }),
      [],
    ],
  ])('say what is in the way of any share of the party: %s', (_what, enquiry, expected) => {
    expect(possibleCandidates([enquiry]).map(({ room, obstacle }) => ({ room, obstacle }))).toEqual(expected)
  })

  it('have no limit of tents outside camping sites', () => {
    const plot = aPlot({ tentsMax: 1, caravansMax: 1 })

    const [camping, chalet] = possibleCandidates([
      anEnquiry({ plot, equipment: noEquipment }),
      anEnquiry({ plot, site: aSite({ siteType: 'chalets' }) }),
    ])

    expect([camping?.tentsMax, chalet?.tentsMax]).toEqual([1, null])
  })
})

const candidate = { plot: aPlot(), room: 4, tentsMax: null, caravansMax: null }

it.each([
  ['three of four', [2, 2, 2, 2], 6, true],
  ['more than three hold', [2, 2, 2, 2], 7, false],
  ['the roomiest of four', [1, 2, 5, 2], 9, true],
  ['one plot alone', [9], 2, false],
])('whether there is room: %s', (_, rooms, numberOfAdults, expected) => {
  const candidates = rooms.map((room) => ({ ...candidate, room }))

  expect(haveRoomFor(candidates, aParty({ numberOfAdults }))).toBe(expected)
})

it.each([
  [[], 0],
  [[0, 0], 0],
  [[2, 5], 5],
])('where children count from the ages %j on, all of them count from %i on', (ages, expected) => {
  const candidates = ages.map((age) => ({
    ...candidate,
    plot: aPlot({ kidsUnderWhatAgeDontCountTowardsMaxPax: age }),
  }))

  expect(ageThatCountsEverywhere(candidates)).toBe(expected)
})

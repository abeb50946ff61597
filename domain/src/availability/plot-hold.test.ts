import { describe, expect, it } from 'vitest'
import { nightOf } from '../nights/night.ts'
import type { PlotId } from '../shared/ids.ts'
import { Temporal } from '../shared/temporal.ts'
import { noEquipment } from '../stay-rules/party.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { noHolidays } from '../testing/a-calendar.ts'
import { aParty } from '../testing/a-party.ts'
import { aPlot } from '../testing/a-plot.ts'
import { aSite } from '../testing/a-site.ts'
import { anOrganisation } from '../testing/an-organisation.ts'
import { givenCatalogue } from '../testing/given-catalogue.ts'
import { listedPlots } from './listed-plots.ts'
import type { Occupancy } from './occupancy.ts'
import { judgeHold, type WantedHold } from './plot-hold.ts'

const plotId = (name: string) => name as PlotId
const wanted = (name: string, party = aParty()) => ({ plotId: plotId(name), party, equipment: noEquipment })
const taken = (...names: string[]): Occupancy =>
  new Map(names.map((name) => [plotId(name), new Map([[nightOf(Temporal.PlainDate.from('2026-12-04')), { kind: 'taken' }]])]))

/** One Friday night, asked on 21 November 2026. */
function aWantedHold(facts: Partial<WantedHold> = {}): WantedHold {
  return {
    catalogue: givenCatalogue(),
    holidays: noHolidays,
    stay: StayDates.of('2026-12-04', '2026-12-05'),
    wanted: [wanted('plot-1'), wanted('plot-2')],
    today: Temporal.PlainDate.from('2026-11-21'),
    occupancy: new Map(),
    ...facts,
  }
}

describe('holding plots', () => {
  it('judges each plot with its own guests', () => {
    const answer = judgeHold(aWantedHold({ wanted: [wanted('plot-1', aParty({ numberOfAdults: 6 })), wanted('plot-2')] }))

    expect(answer.ok && answer.value.map(({ plot, availability }) => [plot.id, availability.pax])).toEqual([
      ['plot-1', 6],
      ['plot-2', 2],
    ])
  })

  it('gives the worst reason and the plots that have it', () => {
    const catalogue = givenCatalogue({
      plots: [
        aPlot(),
        aPlot({ id: plotId('plot-2'), isWeekendTwoDaysRequired: true }),
        aPlot({ id: plotId('plot-3'), paxMax: 1 }),
      ],
    })
    const all = [wanted('plot-3'), wanted('plot-2'), wanted('plot-1')]

    const booked = judgeHold(aWantedHold({ catalogue, wanted: all, occupancy: taken('plot-1') }))
    const weekend = judgeHold(aWantedHold({ catalogue, wanted: all }))
    const criteria = judgeHold(aWantedHold({ catalogue, wanted: [wanted('plot-1'), wanted('plot-3')] }))

    expect(booked).toEqual({ ok: false, refusal: { code: 'booked', plotIds: ['plot-1'] } })
    expect(weekend).toEqual({ ok: false, refusal: { code: 'weekend_rule', plotIds: ['plot-2'] } })
    expect(criteria).toEqual({ ok: false, refusal: { code: 'criteria', plotIds: ['plot-3'] } })
  })

  it('refuses several plots where only one may be booked', () => {
    const catalogue = givenCatalogue({ organisation: anOrganisation({ isAllowMultiplePlots: false }) })

    expect(judgeHold(aWantedHold({ catalogue }))).toEqual({
      ok: false,
      refusal: { code: 'criteria', plotIds: ['plot-1', 'plot-2'] },
    })
    expect(judgeHold(aWantedHold({ catalogue, wanted: [wanted('plot-1')] })).ok).toBe(true)
  })

  it('refuses a plot that stands twice in the cart, a shared one too', () => {
    const catalogue = givenCatalogue({ plots: [aPlot({ allowMultipleReservationsUpToPaxMax: true })] })

    const answer = judgeHold(aWantedHold({ catalogue, wanted: [wanted('plot-1'), wanted('plot-1')] }))

    expect(answer).toEqual({ ok: false, refusal: { code: 'criteria', plotIds: ['plot-1'] } })
  })

  it('does not know the plots of others, and holds nothing without a plot', () => {
    expect(judgeHold(aWantedHold({ wanted: [wanted('plot-1'), wanted('plot-9')] }))).toEqual({
      ok: false,
      refusal: { code: 'not_found', plotIds: ['plot-9'] },
    })
    expect(judgeHold(aWantedHold({ wanted: [] }))).toEqual({ ok: false, refusal: { code: 'criteria', plotIds: [] } })
  })
})

describe('plots that are not listed', () => {
  it.each([
    ['an inactive plot', givenCatalogue({ plots: [aPlot({ isActive: false })] })],
    ['an inactive site', givenCatalogue({ sites: [aSite({ isActive: false })] })],
    ['a site without online booking', givenCatalogue({ sites: [aSite({ isOnlineBookingActive: false })] })],
    ['a paused organisation', givenCatalogue({ organisation: anOrganisation({ status: 'paused' }) })],
  ])('%s', (_why, catalogue) => {
    const answer = judgeHold(aWantedHold({ catalogue, wanted: [wanted('plot-1')] }))

    expect(listedPlots(catalogue)).toEqual([])
    expect(answer).toEqual({ ok: false, refusal: { code: 'criteria', plotIds: ['plot-1'] } })
  })
})

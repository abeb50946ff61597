import type { OrganisationId, SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campsite, testId } from '../../testing/a-campsite.ts'
import type { Plots } from '../plots.ts'
import { aNewPlot, aPlotRow } from './a-plot-row.ts'

/** Kwena Camp with its one site, and no plot on it. */
export interface PlotsFixture {
  readonly plots: Plots
  readonly stop: () => Promise<void>
}

const own = campsite.organisation.id
const other = testId(9_999) as OrganisationId
const today = Temporal.PlainDate.from('2026-11-21')
const place = { x: 40, y: 60.5, width: 36, height: 24 }

export function plotsContract(adapter: string, start: () => Promise<PlotsFixture>): void {
  describe(`${adapter}: Plots`, () => {
    let fixture: PlotsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())
    const found = (number: number) => fixture.plots.find(own, aPlotRow(number).id)

    it('keeps plots whole, behind one another', async () => {
      await fixture.plots.add([aNewPlot(2), aNewPlot(1, { map: place })])

      expect(await fixture.plots.list(own)).toEqual([aPlotRow(2), aPlotRow(1, { map: place })])
      expect(await found(1)).toEqual(aPlotRow(1, { map: place }))
    })

    it('adds all of them or none', async () => {
      await fixture.plots.add([aNewPlot(1)])

      expect(await fixture.plots.add([aNewPlot(2), aNewPlot(3, { name: 'Bay 1' })])).toEqual(refused({ code: 'name-taken' }))
      expect(await fixture.plots.add([aNewPlot(2), aNewPlot(3, { siteId: testId(9_997) as SiteId })])).toEqual(
        refused({ code: 'parent-unknown' }),
      )
      expect(await fixture.plots.list(own)).toEqual([aPlotRow(1)])
    })

    it('finds and writes nothing under another organisation', async () => {
      await fixture.plots.add([aNewPlot(1)])
      const theirs = aPlotRow(1, { organisationId: other })

      expect(await fixture.plots.list(other)).toEqual([])
      expect(await fixture.plots.find(other, theirs.id)).toBeUndefined()
      expect(await fixture.plots.find(own, 'nothing')).toBeUndefined()
      expect(await fixture.plots.replace(theirs, today)).toEqual(refused({ code: 'changed-meanwhile' }))
      await fixture.plots.writeAbout({ ...theirs, aboutPlot: '<p>Theirs</p>' })
      expect(await fixture.plots.findForChange(other, theirs.id)).toBeUndefined()
      await fixture.plots.place(other, [{ id: theirs.id, map: place }])
      await fixture.plots.remove(other, theirs.id)
      expect(await fixture.plots.list(own)).toEqual([aPlotRow(1)])
    })

    it('replaces the facts of what was read, and neither price nor place', async () => {
      await fixture.plots.add([aNewPlot(1, { map: place })])
      const facts = {
        name: 'Old Mill',
        plotNumber: null,
        isActive: false,
        isElectrified: false,
        allowSmoking: true,
        allowLateBooking: false,
        irlWidth: null,
        irlLength: null,
        irlSqm: null,
        useSqm: true,
        tentsMax: null,
        caravansMax: 1,
        paxMin: 2,
        paxMax: 9,
        allowMultipleReservationsUpToPaxMax: true,
        aboutPlot: null,
        kidsUnderWhatAgeDontCountTowardsMaxPax: 0,
        isWeekendTwoDaysRequired: false,
        weekdaySupplement: 'none' as const,
        minimumNights: { general: 2, offPeak: 1, peak: 0, superPeak: 7 },
      }

      const answer = await fixture.plots.replace(aPlotRow(1, { ...facts, rate: Money.rand(1), map: null }), today)

      expect(answer).toEqual(accepted(null))
      expect(await found(1)).toEqual(aPlotRow(1, { ...facts, map: place }))
    })

    it('writes the text alone, and refuses a name twice', async () => {
      await fixture.plots.add([aNewPlot(1), aNewPlot(2)])

      expect(await fixture.plots.replace(aPlotRow(1, { name: 'Bay 2' }), today)).toEqual(refused({ code: 'name-taken' }))
      await fixture.plots.writeAbout(aPlotRow(1, { name: 'Bay 9', aboutPlot: '<p>New</p>' }))
      expect(await fixture.plots.findForChange(own, aPlotRow(1).id)).toEqual(aPlotRow(1, { aboutPlot: '<p>New</p>' }))
    })

    it('copies a plot with everything but its name, number and place', async () => {
      await fixture.plots.add([aNewPlot(1, { map: place }), aNewPlot(2)])

      expect(await fixture.plots.copy(aPlotRow(1), aPlotRow(3))).toEqual(accepted(null))
      expect(await fixture.plots.copy(aPlotRow(1), aPlotRow(4, { name: 'Bay 2' }))).toEqual(refused({ code: 'name-taken' }))
      expect(await fixture.plots.copy(aPlotRow(7), aPlotRow(5))).toEqual(refused({ code: 'changed-meanwhile' }))
      expect(await fixture.plots.list(own)).toEqual([aPlotRow(1, { map: place }), aPlotRow(2), aPlotRow(3)])
    })

    it('places plots on the map and takes them off', async () => {
      await fixture.plots.add([aNewPlot(1, { map: place }), aNewPlot(2), aNewPlot(3, { map: place })])

      await fixture.plots.place(own, [
        { id: aPlotRow(1).id, map: null },
        { id: aPlotRow(2).id, map: place },
      ])

      const maps = (await fixture.plots.list(own)).map(({ map }) => map)
      expect(maps).toEqual([null, place, place])
    })

    it('removes a plot that nothing needs, and the same again', async () => {
      await fixture.plots.add([aNewPlot(1)])

      expect(await fixture.plots.remove(own, aPlotRow(1).id)).toEqual(accepted(null))
      expect(await fixture.plots.remove(own, aPlotRow(1).id)).toEqual(accepted(null))
      expect(await fixture.plots.list(own)).toEqual([])
      expect(await fixture.plots.sharedNights(aPlotRow(1).id, today)).toEqual([])
    })
  })
}

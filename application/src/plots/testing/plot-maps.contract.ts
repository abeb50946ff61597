import { emptyPlotMap, type PlotMap } from '@camp/domain/plots/plot-map.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PlotMaps } from '../plot-maps.ts'

/** An organisation of which nobody drew anything, and another. */
export interface PlotMapsFixture {
  readonly plotMaps: PlotMaps
  readonly own: OrganisationId
  readonly other: OrganisationId
  readonly stop: () => Promise<void>
}

const drawn: PlotMap = {
  marks: [
    { kind: 'gate', label: 'Main gate “A”', points: [[10.5, -20]] },
    {
      kind: 'river',
      label: '',
      points: [
        [0, 0],
        [50, 60],
        [100, 80],
      ],
    },
  ],
  background: { place: { x: -5, y: 0, width: 600, height: 400 }, opacity: 70 },
  metresPerHundred: 27.5,
}

export function plotMapsContract(adapter: string, start: () => Promise<PlotMapsFixture>): void {
  describe(`${adapter}: PlotMaps`, () => {
    let fixture: PlotMapsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('are empty until somebody draws', async () => {
      expect(await fixture.plotMaps.find(fixture.own)).toEqual({ ...emptyPlotMap, picture: null })
      expect(await fixture.plotMaps.find(fixture.other)).toEqual({ ...emptyPlotMap, picture: null })
    })

    it('keep what was drawn, each campsite its own', async () => {
      const { plotMaps, own, other } = fixture

      await plotMaps.write(own, drawn)

      expect(await plotMaps.find(own)).toEqual({ ...drawn, picture: null })
      expect(await plotMaps.findForChange(own)).toEqual({ ...drawn, picture: null })
      expect(await plotMaps.find(other)).toEqual({ ...emptyPlotMap, picture: null })
    })
  })
}

import type { PlotId } from '@camp/domain/shared/ids.ts'
import { describe, expect, it } from 'vitest'
import type { BarOnWire } from '#server/wire/chart-on-wire.ts'
import { type Cursor, keyAct } from './chart-keys.ts'
import { ChartModel } from './chart-model.ts'
import { siteRows } from './plot-rows.ts'

const plot = (id: string) => ({ id: id as PlotId, name: id, isActive: true, isElectrified: false, isShared: false, paxMax: 6 })
const bar = {
  reference: '482-913-107',
  plotId: 'a',
  arrival: '2026-12-02',
  departure: '2026-12-04',
  status: 'confirmed',
} as BarOnWire
const site = { id: 's', name: 'River', siteType: 'camping', plots: ['a', 'b'].map(plot) } as never
const model = new ChartModel(siteRows({ sites: [site], bars: [bar], blocks: [] }), { from: '2026-12-01', days: 7 }, '2026-12-01')
const at = (facts: Partial<Cursor> = {}): Cursor => ({ plotId: 'a', day: 0, until: 0, grabbed: null, ...facts })
const press = (cursor: Cursor, key: string, shiftKey = false) => keyAct(cursor, { key, shiftKey }, model)
const after = (cursor: Cursor, ...keys: readonly string[]) =>
  keys.reduce((now, key) => {
    const act = press(now, key.replace('+', ''), key.startsWith('+'))
    return act?.kind === 'move' ? act.cursor : now
  }, cursor)

describe('the keyboard on the chart', () => {
  it('goes from night to night and plot to plot, and stays inside', () => {
    expect(after(at(), 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown')).toEqual(at({ plotId: 'b', day: 2, until: 2 }))
    expect(after(at(), 'ArrowLeft', 'ArrowUp')).toEqual(at())
  })

  it('opens what lies there, and begins something new where nothing does', () => {
    expect(press(at({ day: 2, until: 2 }), 'Enter')).toMatchObject({ kind: 'open', item: { bar } })
    expect(press(after(at({ plotId: 'b' }), '+ArrowRight', '+ArrowRight'), 'Enter')).toEqual({
      kind: 'new',
      plotId: 'b',
      nights: { arrival: '2026-12-01', departure: '2026-12-04' },
    })
  })

  it('takes a booking along, draws its end, and lets it go where it is', () => {
    const moved = after(at({ day: 1, until: 1 }), 'm', 'ArrowDown', 'ArrowRight', '+ArrowRight')

    expect(press(moved, 'Enter')).toMatchObject({
      kind: 'drop',
      grabbed: { fromPlotId: 'a', plotId: 'b', nights: { arrival: '2026-12-03', departure: '2026-12-06' } },
    })
    expect(after(moved, 'Escape').grabbed).toBeNull()
    expect(press(at(), 'Escape')).toEqual({ kind: 'leave' })
  })

  it('divides a stay on the night where it is', () => {
    expect(press(at({ day: 2, until: 2 }), 's')).toEqual({
      kind: 'split',
      reference: '482-913-107',
      plotId: 'a',
      night: '2026-12-03',
    })
    expect(press(at(), 's')).toBeUndefined()
  })

  it('takes nothing along where nothing is, and leaves other keys alone', () => {
    expect([press(at(), 'm'), press(at(), 'x'), press(at(), 'Tab')]).toEqual([undefined, undefined, undefined])
  })
})

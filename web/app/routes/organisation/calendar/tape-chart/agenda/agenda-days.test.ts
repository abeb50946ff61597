import { describe, expect, it } from 'vitest'
import type { BarOnWire, ChartOnWire } from '#server/wire/chart-on-wire.ts'
import { agendaDays } from './agenda-days.ts'

const plot = (name: string) => ({ id: name, name })
const stay = (plotId: string, reference: string) =>
  ({ plotId, reference, arrival: '2026-12-18', departure: '2026-12-20', partySize: 2 }) as BarOnWire
const chart = {
  days: [{ date: '2026-12-18' }, { date: '2026-12-19' }, { date: '2026-12-20' }],
  sites: [{ plots: [plot('Stand 2'), plot('Stand 10')] }, { plots: [plot('Chalet 1')] }],
  bars: [stay('Chalet 1', '3'), stay('Stand 10', '2'), stay('Chalet 1', '1'), stay('Stand 2', '1')],
  blocks: [],
} as unknown as ChartOnWire

describe('the agenda of a phone', () => {
  it('lists who comes and goes in the order of the plots, and a booking of several plots once', () => {
    const [arrivalDay, between, departureDay] = agendaDays(chart, '2026-12-18')

    const plots = (stays: readonly { readonly plotNames: readonly string[] }[] = []) => stays.map(({ plotNames }) => plotNames)
    expect(plots(arrivalDay?.arriving)).toEqual([['Stand 2', 'Chalet 1'], ['Stand 10'], ['Chalet 1']])
    expect(plots(between?.arriving)).toEqual([])
    expect(plots(departureDay?.leaving)).toEqual([['Stand 2', 'Chalet 1'], ['Stand 10'], ['Chalet 1']])
  })
  it('counts the guests of a booking over its plots', () => {
    const [arrivalDay] = agendaDays(chart, '2026-12-18')

    expect(arrivalDay?.arriving.map(({ guests }) => guests)).toEqual([4, 2, 2])
  })

  it('begins on the day that is asked for', () => {
    expect(agendaDays(chart, '2026-12-19').map(({ day }) => day.date)).toEqual(['2026-12-19', '2026-12-20'])
  })
})

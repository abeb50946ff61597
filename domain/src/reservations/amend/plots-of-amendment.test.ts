import { describe, expect, it } from 'vitest'
import { Temporal } from '../../shared/temporal.ts'
import { noEquipment } from '../../stay-rules/party.ts'
import { aReservedPlot } from '../../testing/a-reserved-plot.ts'
import { aConfirmedReservation } from '../../testing/a-submitted-reservation.ts'
import { plotAsItIs, splitPlots, stretchedPlots } from './plots-of-amendment.ts'
import { amended, anAmendment, nights, refusalCode, standOne, standTwo } from './testing/amending.ts'

describe('the plots of a stay', () => {
  const confirmed = aConfirmedReservation()
  const from = (date: string) => ({ from: Temporal.PlainDate.from(date), plotId: standOne, toPlotId: standTwo })

  it('are split from a night on', () => {
    expect(splitPlots(confirmed, from('2027-02-03'))).toMatchObject({
      value: [
        { plotId: standOne, stay: nights('2027-02-01', '2027-02-03') },
        { plotId: standTwo, stay: nights('2027-02-03', '2027-02-05') },
      ],
    })
  })

  it('are moved where the first night is meant, and refused outside of the stay', () => {
    expect(splitPlots(confirmed, from('2027-02-01'))).toMatchObject({ value: [{ plotId: standTwo }] })
    expect(refusalCode(splitPlots(confirmed, from('2027-02-05')))).toBe('nights-not-covered')
    expect(refusalCode(splitPlots(confirmed, from('2027-01-31')))).toBe('nights-not-covered')
    expect(refusalCode(splitPlots(confirmed, { ...from('2027-02-03'), plotId: standTwo }))).toBe('plot-unknown')
  })

  it('stretch with the stay: the first part with the arrival, the last with the departure', () => {
    const split = splitPlots(confirmed, from('2027-02-03'))
    if (!split.ok) throw new Error('refused')
    const { reservation } = amended(confirmed, anAmendment(confirmed, { plots: split.value }))

    const longer = stretchedPlots(reservation, nights('2027-01-30', '2027-02-08'))

    expect(longer?.map(({ stay }) => stay)).toEqual([nights('2027-01-30', '2027-02-03'), nights('2027-02-03', '2027-02-08')])
    expect(stretchedPlots(reservation, nights('2027-02-04', '2027-02-08'))).toBeUndefined()
    expect(reservation.plots.map(plotAsItIs)).toEqual(split.value)
  })
})

it('a plot as it is says nothing of equipment that nobody gave', () => {
  const plot = aReservedPlot()
  const { equipment: _, ...bare } = plot

  expect(Object.hasOwn(plotAsItIs(bare), 'equipment')).toBe(false)
  expect(plotAsItIs(plot).equipment).toEqual(noEquipment)
})

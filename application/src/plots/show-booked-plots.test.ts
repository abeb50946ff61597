import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { emptyPlotMap, type PlotMap } from '@camp/domain/plots/plot-map.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryCatalogues } from '../organisations/testing/in-memory-catalogues.ts'
import { stands } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { ShowBookedPlots } from './show-booked-plots.ts'

const [first, second] = stands.map(({ id }) => id)
const drawn: PlotMap = { ...emptyPlotMap, marks: [{ kind: 'gate', label: '', points: [[10, 10]] }], metresPerHundred: 28 }

/** Kwena Camp with Stand 1 and Stand 2 on its map. */
function mapped(): Catalogue {
  const camp = kwenaCamp()
  const placed = [first, second]
  const plots = camp.plots.map((plot) =>
    placed.includes(plot.id)
      ? { ...plot, mapX: 40 + 52 * placed.indexOf(plot.id), mapY: 60, mapWidth: 36, mapHeight: 24 }
      : { ...plot, mapX: null, mapY: null },
  )
  return { ...camp, plots }
}

describe('the plots of a booking on the campsite’s map', () => {
  it('are told apart from the others, with what is drawn around them', async () => {
    const marketplace = givenMarketplace({ campsites: [mapped()] })
    await marketplace.ports.plotMaps.write(kwenaCamp().organisation.id, drawn)
    const { id } = await aGuestOf(marketplace).books({ plots: stands.slice(1, 3) })

    const shown = await marketplace.showBookedPlots.execute({ id })

    expect(shown).toMatchObject({ ok: true, value: { booked: [second], map: drawn } })
    expect(shown.ok && shown.value?.plots.map((plot) => plot.id)).toEqual([first, second])
  })

  it('are nowhere while the campsite placed none of them', async () => {
    const marketplace = givenMarketplace({ campsites: [mapped()] })
    const { id } = await aGuestOf(marketplace).books({ plots: stands.slice(2, 3) })

    expect(await marketplace.showBookedPlots.execute({ id })).toEqual(accepted(null))
  })

  it('stay on it once a plot is no longer offered', async () => {
    const marketplace = givenMarketplace({ campsites: [mapped()] })
    const { id } = await aGuestOf(marketplace).books()
    const { plots, ...camp } = mapped()
    const withdrawn = { ...camp, plots: plots.map((plot) => ({ ...plot, isActive: plot.id !== first })) }
    const { reservations, plotMaps } = marketplace.ports

    const shown = await new ShowBookedPlots({
      reservations,
      plotMaps,
      catalogues: new InMemoryCatalogues([withdrawn]),
    }).execute({ id })

    expect(shown).toMatchObject({ value: { booked: [first] } })
  })

  it('are not shown of a booking that is cancelled, and of none that is not there', async () => {
    const marketplace = givenMarketplace({ campsites: [mapped()] })
    const guest = aGuestOf(marketplace)
    const { id } = await guest.books()
    await guest.cancels(id)

    expect(await marketplace.showBookedPlots.execute({ id })).toEqual(accepted(null))
    expect(await marketplace.showBookedPlots.execute({ id: 'nothing' as ReservationId })).toEqual(refused({ code: 'not-found' }))
  })
})

it.each([
  ['active', true],
  ['paused', true],
  ['pending', false],
  ['inactive', false],
] as const)('the map of a campsite that is %s is for everybody: %s', async (status, isShown) => {
  const camp = mapped()
  const marketplace = givenMarketplace({ campsites: [{ ...camp, organisation: { ...camp.organisation, status } }] })

  const shown = await marketplace.showPlotMap.execute({ slug: camp.organisation.slug })

  expect(shown.ok).toBe(isShown)
  expect(await marketplace.showPlotMap.execute({ slug: 'nowhere' })).toEqual(refused({ code: 'not-found' }))
})

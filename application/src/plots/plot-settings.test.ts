import { emptyPlotMap, type PlotMap, plotMapText } from '@camp/domain/plots/plot-map.ts'
import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { fresh, givenSettings, organisationId, own, siteId } from '../settings/testing/given-settings.ts'
import { siteSample } from '../settings/testing/some-settings-rows.ts'
import { revisionOf } from '../shared/revision.ts'
import { AddPlots } from './add-plots.ts'
import { ChangePlot, WriteAboutPlot } from './change-plot.ts'
import { CopyPlot } from './copy-plot.ts'
import { DeletePlot } from './delete-plot.ts'
import { DrawPlotMap } from './draw-plot-map.ts'
import { DeleteSite, SaveSite } from './manage-sites.ts'
import { PlacePlots } from './place-plots.ts'
import { type PlotRow, revisionOfPlot } from './plots.ts'
import { ReadPlotMap } from './show-plot-map.ts'
import { revisionOfSite } from './sites.ts'
import { aPlotRow } from './testing/a-plot-row.ts'
import { InMemoryPlotMaps } from './testing/in-memory-plot-maps.ts'
import { InMemoryPlots } from './testing/in-memory-plots.ts'

const shown = (plot: PlotRow) => ({ ...own, id: plot.id, revision: revisionOfPlot(plot) })

describe('plots', () => {
  const series = { name: 'Stand', count: 12, firstNumber: 1 }
  const facts = { isElectrified: true, paxMin: 1, paxMax: 6, tentsMax: 2, caravansMax: null }
  const twelve = { ...own, siteId, series, facts, rateBasis: 'perPlot' as const, rate: Money.rand(200) }

  it('are made many at once, behind their number', async () => {
    const { ports, auditTrail } = givenSettings()

    const added = await new AddPlots(ports).execute(twelve)

    expect(added.ok && added.value.ids).toHaveLength(12)
    const names = (await ports.plots.list(organisationId)).map((plot) => `${plot.name} ${plot.rate.toRand()}`)
    expect([names[0], names[11]]).toEqual(['Stand 1 200', 'Stand 12 200'])
    expect(auditTrail.all).toMatchObject([{ act: 'plot.added', by: 'anna' }])
  })

  it('are written down under the first of them, with the site and what was said of all', async () => {
    const { ports, auditTrail } = givenSettings()

    const added = await new AddPlots(ports).execute({ ...twelve, series: { ...series, count: 2 } })

    const ids = added.ok ? added.value.ids : []
    expect(auditTrail.all).toMatchObject([{ act: 'plot.added', subject: ids[0] }])
    expect(JSON.stringify(auditTrail.all[0])).toContain('Stand 2')
  })

  it('are none when one name is taken, or the price is not said', async () => {
    const { ports, auditTrail } = givenSettings({ plots: [aPlotRow(1, { name: 'Stand 12' })] })

    expect(await new AddPlots(ports).execute(twelve)).toEqual(refused({ code: 'name-taken' }))
    expect(await new AddPlots(ports).execute({ ...twelve, rate: null })).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: 'rate', code: 'missing' }] }),
    )
    expect(await new AddPlots(ports).execute({ ...twelve, rate: 'unreadable' })).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: 'rate', code: 'not-a-number' }] }),
    )
    expect(await new AddPlots(ports).execute({ ...twelve, rate: Money.rand(1_000_000.01) })).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: 'rate', code: 'too-much', most: 1_000_000 }] }),
    )
    expect(await ports.plots.list(organisationId)).toHaveLength(1)
    expect(auditTrail.all).toEqual([])
  })

  it('are copied under the next free number', async () => {
    const { ports } = givenSettings({ plots: [aPlotRow(1), aPlotRow(2)] })

    const copied = await new CopyPlot(ports).execute({ ...own, id: aPlotRow(1).id })

    expect(copied.ok && copied.value.name).toBe('Bay 3')
    expect(await new CopyPlot(ports).execute({ ...own, id: 'nothing' as PlotId })).toEqual(refused({ code: 'not-found' }))
  })

  it('are copied under a number that plots of other sites may have', async () => {
    const elsewhere = aPlotRow(3, { siteId: 'elsewhere' as SiteId })
    const sites = [siteId, elsewhere.siteId].map((id) => ({ id, organisationId }))
    const plots = new InMemoryPlots({ sites, plots: [aPlotRow(1), aPlotRow(2), elsewhere] })

    const copied = await new CopyPlot({ ...givenSettings().ports, plots }).execute({ ...own, id: aPlotRow(1).id })

    expect(copied.ok && copied.value.name).toBe('Bay 3')
  })

  it('are not changed where one fact is wrong, and it is named', async () => {
    const plot = aPlotRow(1)
    const { ports } = givenSettings({ plots: [plot] })

    const changed = await new ChangePlot(ports).execute({ ...shown(plot), siteId, facts: { ...plot, name: '' } })

    expect(changed).toEqual(refused({ code: 'fields-invalid', problems: [{ field: 'name', code: 'missing' }] }))
    expect(await ports.plots.list(organisationId)).toMatchObject([{ name: plot.name }])
  })

  it('keep the guests who share them', async () => {
    const shared = aPlotRow(1, { paxMax: 20, allowMultipleReservationsUpToPaxMax: true })
    const night = { night: '2026-12-24', pax: 9, references: ['482-913-107', '482-913-108'] }
    const past = { night: '2026-11-20', pax: 20, references: ['a', 'b'] }
    const { ports } = givenSettings({ plots: [shared], sharedNights: new Map([[shared.id, [past, night]]]) })
    const change = (changed: object) =>
      new ChangePlot(ports).execute({ ...shown(shared), siteId, facts: { ...shared, ...changed } })

    expect(await change({ paxMax: 8 })).toEqual(refused({ code: 'shared-nights-fuller', paxMax: 8, fullest: night, nights: 1 }))
    expect(await change({ allowMultipleReservationsUpToPaxMax: false })).toEqual(
      refused({ code: 'nights-shared-by-several', first: night, nights: 1 }),
    )
    expect(await change({ paxMax: 9, name: 'Big field' })).toEqual(accepted(null))
    expect(await change({ paxMax: 12 })).toEqual(refused({ code: 'changed-meanwhile' }))
  })

  it('are saved over what was changed elsewhere, and their text over any other fact', async () => {
    const plot = aPlotRow(1)
    const { ports } = givenSettings({ plots: [plot] })
    await ports.plots.place(organisationId, [{ id: plot.id, map: { x: 1, y: 2, width: 36, height: 24 } }])
    const about = { ...own, id: plot.id, revision: revisionOf(plot.aboutPlot), aboutPlot: '<p>Shade</p>' }

    expect(await new ChangePlot(ports).execute({ ...shown(plot), siteId, facts: { ...plot, name: 'Mill' } })).toEqual(
      accepted(null),
    )
    expect(await new WriteAboutPlot(ports).execute(about)).toEqual(accepted(null))
    expect(await new WriteAboutPlot(ports).execute(about)).toEqual(refused({ code: 'changed-meanwhile' }))
    expect(await ports.plots.find(organisationId, plot.id)).toMatchObject({
      name: 'Mill',
      aboutPlot: '<p>Shade</p>',
      map: { x: 1 },
    })
  })

  it('say why they cannot go', async () => {
    const needs = { reservations: 3, blocks: 1 }
    const { ports, auditTrail } = givenSettings({ plots: [aPlotRow(1), aPlotRow(2)], needed: new Map([[aPlotRow(1).id, needs]]) })
    const remove = new DeletePlot(ports)

    expect(await remove.execute({ ...shown(aPlotRow(1)), revision: 'older' })).toEqual(refused({ code: 'changed-meanwhile' }))
    expect(await remove.execute(shown(aPlotRow(1)))).toEqual(refused({ code: 'plot-needed', ...needs }))
    expect(await remove.execute(shown(aPlotRow(2)))).toEqual(accepted(null))
    expect(auditTrail.all).toMatchObject([{ act: 'plot.deleted', subject: aPlotRow(2).id }])
  })

  it('are placed on the map, inside it', async () => {
    const { ports } = givenSettings({ plots: [aPlotRow(1)] })
    const place = (map: { x: number; y: number; width: number; height: number }) =>
      new PlacePlots(ports).execute({ ...own, places: [{ id: aPlotRow(1).id, map }] })

    expect(await place({ x: 1, y: 2, width: 0, height: 24 })).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: `${aPlotRow(1).id}.width`, code: 'too-little', least: 8 }] }),
    )
    expect(await place({ x: 1, y: 2, width: 36, height: 24 })).toEqual(accepted(null))
    expect((await ports.plots.list(organisationId))[0]?.map).toEqual({ x: 1, y: 2, width: 36, height: 24 })
  })

  it('of another organisation are neither placed nor written down', async () => {
    const { ports, auditTrail } = givenSettings({ plots: [aPlotRow(1)] })
    const places = [{ id: 'theirs' as PlotId, map: { x: 1, y: 2, width: 36, height: 24 } }]

    expect(await new PlacePlots(ports).execute({ ...own, places })).toEqual(accepted(null))

    expect(auditTrail.all).toEqual([])
  })
})

describe('the map around the plots', () => {
  const drawn: PlotMap = { ...emptyPlotMap, marks: [{ kind: 'gate', label: 'Main', points: [[10, 20]] }], metresPerHundred: 28 }
  const opened = plotMapText(emptyPlotMap)
  const given = () => {
    const settings = givenSettings({ plots: [aPlotRow(1)] })
    const plotMaps = new InMemoryPlotMaps()
    const ports = { ...settings.ports, plotMaps, placePlots: new PlacePlots(settings.ports) }
    return { ...settings, plotMaps, draw: new DrawPlotMap(ports), read: new ReadPlotMap(ports) }
  }
  const map = { x: 1, y: 2, width: 36, height: 24 }
  const places = [{ id: aPlotRow(1).id, map }]

  it('is drawn with the places of plots, and says so', async () => {
    const { draw, read, ports, auditTrail } = given()

    expect(await draw.execute({ ...own, places, opened, drawn })).toEqual(accepted(null))

    expect(await read.execute(own)).toEqual(accepted({ ...drawn, picture: null }))
    expect((await ports.plots.list(organisationId))[0]?.map).toEqual(map)
    expect(auditTrail.all.map(({ act }) => act).toSorted()).toEqual(['plot-ground.drawn', 'plot.placed'])
  })

  it('is not written over when somebody else drew meanwhile, unless only plots move', async () => {
    const { draw, plotMaps, ports } = given()
    await plotMaps.write(organisationId, drawn)
    const mine = { ...drawn, metresPerHundred: 30 }

    expect(await draw.execute({ ...own, places, opened, drawn: mine })).toEqual(refused({ code: 'changed-meanwhile' }))
    expect((await ports.plots.list(organisationId))[0]?.map).not.toEqual(map)
    expect(await draw.execute({ ...own, places, opened, drawn: emptyPlotMap })).toEqual(accepted(null))
    expect(await plotMaps.find(organisationId)).toMatchObject(drawn)
  })

  it('is refused with what is wrong, before anything is written', async () => {
    const { draw, auditTrail } = given()

    const wrong = await draw.execute({ ...own, places, opened, drawn: { ...drawn, metresPerHundred: 0 } })

    expect(wrong).toMatchObject(refused({ code: 'fields-invalid', problems: [{ field: 'metresPerHundred' }] }))
    expect(auditTrail.all).toEqual([])
  })
})

describe('sites', () => {
  it('keep their pictures when they are changed, and go when nothing needs them', async () => {
    const { first } = siteSample
    const { ports } = givenSettings({}, new Map())

    const lower = { ...first, name: 'Lower' }
    const shownSite = { ...own, id: first.id, revision: revisionOfSite({ ...first, images: ['added-since'] }) }

    expect(await new SaveSite(ports).execute({ ...shownSite, site: lower })).toEqual(accepted({ id: first.id }))
    expect(await new SaveSite(ports).execute({ ...fresh, site: { ...first, name: '' } })).toMatchObject(
      refused({ code: 'fields-invalid' }),
    )
    expect(await new DeleteSite(ports).execute({ ...shownSite, revision: revisionOfSite(lower) })).toEqual(accepted(null))
  })

  it('say what still needs them', async () => {
    const needs = { plots: 12, reservations: 4 }
    const { ports } = givenSettings({}, new Map([[siteSample.first.id, needs]]))

    expect(
      await new DeleteSite(ports).execute({ ...own, id: siteSample.first.id, revision: revisionOfSite(siteSample.first) }),
    ).toEqual(refused({ code: 'site-needed', ...needs }))
  })
})

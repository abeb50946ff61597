import type { DocumentId, OrganisationId, PlotId, SiteId, SpecialTermId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { DeleteCalendarFeed, ListCalendarFeeds, SaveCalendarFeed } from '../calendar-feeds/manage-calendar-feeds.ts'
import { DeletePaymentRule, SavePaymentRule } from '../deposit/manage-payment-rules.ts'
import { SaveDocument } from '../documents/manage-documents.ts'
import { InMemoryManagedOrganisations } from '../organisations/managed/testing/in-memory-managed-organisations.ts'
import { AddPlots } from '../plots/add-plots.ts'
import { ChangePlot, WriteAboutPlot } from '../plots/change-plot.ts'
import { CopyPlot } from '../plots/copy-plot.ts'
import { DeletePlot } from '../plots/delete-plot.ts'
import { DeleteSite, ListSites, SaveSite } from '../plots/manage-sites.ts'
import { PlacePlots } from '../plots/place-plots.ts'
import { aPlotRow } from '../plots/testing/a-plot-row.ts'
import { InMemoryPlots, type InMemoryPlotsFacts } from '../plots/testing/in-memory-plots.ts'
import type { Actor, Role } from '../shared/actor.ts'
import { visitor } from '../shared/actor.ts'
import { CountingRandomness } from '../shared/testing/counting-randomness.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { SaveSpecialTerm } from '../special-terms/manage-special-terms.ts'
import { campsite } from '../testing/a-campsite.ts'
import { InMemorySites, inMemorySettings } from './testing/in-memory-settings.ts'
import { calendarFeedSample, documentSample, paymentRuleSample, siteSample, specialTermSample } from './testing/some-kept-rows.ts'

const { id: organisationId, slug, name, status } = campsite.organisation
const siteId = campsite.sites[0]?.id as SiteId
const person = (role: Role, organisation: OrganisationId = organisationId): Actor => ({
  ...{ kind: 'user', userId: 'anna' as UserId, role },
  organisationIds: [organisation],
})
const owner = person('ORGADMIN')
const own = { actor: owner, organisationId }
const fresh = { ...own, id: null, rowVersion: 0 }

function givenSettings(
  plots: Omit<InMemoryPlotsFacts, 'sites'> = {},
  needed: ConstructorParameters<typeof InMemorySites>[1] = new Map(),
) {
  const auditTrail = new InMemoryAuditTrail()
  const ports = {
    auditTrail,
    randomness: new CountingRandomness(),
    clock: new FixedClock(),
    transaction: new InMemoryTransaction(),
    sanitiseHtml: (html: string) => html.replaceAll(/<script>.*?<\/script>/g, ''),
    managedOrganisations: new InMemoryManagedOrganisations([
      { id: organisationId, slug, name, status, timezone: 'Africa/Johannesburg', currency: 'ZAR' },
    ]),
    sites: new InMemorySites([siteSample.first], needed),
    plots: new InMemoryPlots({ sites: campsite.sites, ...plots }),
    paymentRules: inMemorySettings.paymentRules([paymentRuleSample.first]),
    specialTerms: inMemorySettings.specialTerms([specialTermSample.first]),
    documents: inMemorySettings.documents([documentSample.first]),
    calendarFeeds: inMemorySettings.calendarFeeds([calendarFeedSample.second]),
  }
  return { ...ports, ports }
}

describe('who may', () => {
  const everybody = [
    visitor,
    person('USER'),
    person('ORGUSER'),
    owner,
    person('ORGADMIN', 'other' as OrganisationId),
    person('SUPERADMIN'),
  ]
  const answers = async (ask: (actor: Actor) => Promise<{ ok: boolean; refusal?: { code: string } }>) =>
    Promise.all(
      everybody.map(async (actor) => {
        const answer = await ask(actor)
        return answer.ok ? 'yes' : answer.refusal?.code
      }),
    )

  it('read the settings: its own people, and the platform', async () => {
    const { ports } = givenSettings()

    expect(await answers((actor) => new ListSites(ports).execute({ actor, organisationId }))).toEqual([
      'not-permitted',
      'not-permitted',
      'yes',
      'yes',
      'not-found',
      'yes',
    ])
  })

  it('change them: its administrators, and the platform', async () => {
    const { ports } = givenSettings()
    const { first } = calendarFeedSample
    const changes = [
      (actor: Actor) =>
        new SaveCalendarFeed(ports).execute({
          ...fresh,
          actor,
          feed: { ...first, provider: actor.kind, feedUrl: `${first.feedUrl}?${'role' in actor ? actor.role : ''}` },
        }),
      (actor: Actor) => new DeletePaymentRule(ports).execute({ actor, organisationId, id: paymentRuleSample.first.id }),
      (actor: Actor) => new DeletePlot(ports).execute({ actor, organisationId, id: 'nothing' as PlotId }),
      (actor: Actor) => new PlacePlots(ports).execute({ actor, organisationId, places: [] }),
    ]

    for (const change of changes) {
      expect(await answers(change)).toEqual(['not-permitted', 'not-permitted', 'not-permitted', 'yes', 'not-found', 'yes'])
    }
  })

  it('write about a plot: everybody who works there', async () => {
    const { ports } = givenSettings({ plots: [aPlotRow(1)] })
    const write = async (actor: Actor) => {
      const plot = await ports.plots.find(organisationId, aPlotRow(1).id)
      return new WriteAboutPlot(ports).execute({
        ...{ actor, organisationId, id: aPlotRow(1).id, rowVersion: plot?.rowVersion ?? 0 },
        aboutPlot: '<p>Shade<script>x</script></p>',
      })
    }

    expect(await write(person('ORGUSER'))).toEqual(accepted(null))
    expect(await write(person('ORGUSER', 'other' as OrganisationId))).toEqual(refused({ code: 'not-found' }))
    expect(await write(visitor)).toEqual(refused({ code: 'not-permitted' }))
    expect((await ports.plots.find(organisationId, aPlotRow(1).id))?.aboutPlot).toBe('<p>Shade</p>')
  })
})

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

  it('are none when one name is taken, or the price is not said', async () => {
    const { ports, auditTrail } = givenSettings({ plots: [aPlotRow(1, { name: 'Stand 12' })] })

    expect(await new AddPlots(ports).execute(twelve)).toEqual(refused({ code: 'name-taken' }))
    expect(await new AddPlots(ports).execute({ ...twelve, rate: null })).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: 'rate', code: 'missing' }] }),
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

  it('keep the guests who share them', async () => {
    const shared = aPlotRow(1, { paxMax: 20, allowMultipleReservationsUpToPaxMax: true })
    const night = { night: '2026-12-24', pax: 9, references: ['482-913-107', '482-913-108'] }
    const past = { night: '2026-11-20', pax: 20, references: ['a', 'b'] }
    const { ports } = givenSettings({ plots: [shared], sharedNights: new Map([[shared.id, [past, night]]]) })
    const change = (changed: object) =>
      new ChangePlot(ports).execute({ ...own, id: shared.id, rowVersion: 1, siteId, facts: { ...shared, ...changed } })

    expect(await change({ paxMax: 8 })).toEqual(refused({ code: 'shared-nights-fuller', paxMax: 8, fullest: night, nights: 1 }))
    expect(await change({ allowMultipleReservationsUpToPaxMax: false })).toEqual(
      refused({ code: 'nights-shared-by-several', first: night, nights: 1 }),
    )
    expect(await change({ paxMax: 9, name: 'Big field' })).toEqual(accepted(null))
    expect(await change({ paxMax: 12 })).toEqual(refused({ code: 'changed-meanwhile' }))
  })

  it('say why they cannot go', async () => {
    const needs = { reservations: 3, blocks: 1 }
    const { ports, auditTrail } = givenSettings({ plots: [aPlotRow(1), aPlotRow(2)], needed: new Map([[aPlotRow(1).id, needs]]) })
    const remove = new DeletePlot(ports)

    expect(await remove.execute({ ...own, id: aPlotRow(1).id })).toEqual(refused({ code: 'plot-needed', ...needs }))
    expect(await remove.execute({ ...own, id: aPlotRow(2).id })).toEqual(accepted(null))
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
})

describe('sites', () => {
  it('keep their pictures when they are changed, and go when nothing needs them', async () => {
    const { first } = siteSample
    const { ports } = givenSettings({}, new Map())

    expect(await new SaveSite(ports).execute({ ...own, id: first.id, rowVersion: 1, site: { ...first, name: 'Lower' } })).toEqual(
      accepted({ id: first.id }),
    )
    expect(await new SaveSite(ports).execute({ ...fresh, site: { ...first, name: '' } })).toMatchObject(
      refused({ code: 'fields-invalid' }),
    )
    expect(await new DeleteSite(ports).execute({ ...own, id: first.id })).toEqual(accepted(null))
  })

  it('say what still needs them', async () => {
    const needs = { plots: 12, reservations: 4 }
    const { ports } = givenSettings({}, new Map([[siteSample.first.id, needs]]))

    expect(await new DeleteSite(ports).execute({ ...own, id: siteSample.first.id })).toEqual(
      refused({ code: 'site-needed', ...needs }),
    )
  })
})

describe('payment rules, terms, documents and feeds', () => {
  it('a rule keeps the links that it has', async () => {
    const { ports } = givenSettings()
    const { first } = paymentRuleSample
    const [kept, gone] = first.plots.map(({ plotId }) => plotId) as [PlotId, PlotId]

    const saved = await new SavePaymentRule(ports).execute({
      ...own,
      id: first.id,
      rowVersion: 1,
      rule: first,
      plotIds: [kept, kept],
    })

    expect(saved).toEqual(accepted({ id: first.id }))
    const stored = await ports.paymentRules.find(organisationId, first.id)
    expect(stored?.plots).toEqual([first.plots[0]])
    expect(stored?.plots).not.toContainEqual({ plotId: gone })
  })

  it('a text is cleaned before it is judged', async () => {
    const { ports } = givenSettings()
    const term = { ...specialTermSample.first, name: 'Sly', text: '<script>alert(1)</script>' }

    expect(await new SaveSpecialTerm(ports).execute({ ...fresh, term })).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: 'text', code: 'missing' }] }),
    )
    expect(
      await new SaveSpecialTerm(ports).execute({
        ...own,
        id: 'nothing' as SpecialTermId,
        rowVersion: 1,
        term: specialTermSample.first,
      }),
    ).toEqual(refused({ code: 'not-found' }))
  })

  it('other words of a document are its next version', async () => {
    const { ports } = givenSettings()
    const { first } = documentSample
    const save = (rowVersion: number, change: object) =>
      new SaveDocument(ports).execute({ ...own, id: first.id as DocumentId, rowVersion, document: { ...first, ...change } })

    await save(1, { isMandatory: false })
    expect((await ports.documents.find(organisationId, first.id))?.version).toBe(3)
    await save(2, { text: '<p>No fires at all.</p>' })
    expect((await ports.documents.find(organisationId, first.id))?.version).toBe(4)
  })

  it('another address of a feed has not been read yet, and the trail shows none of it whole', async () => {
    const { ports, auditTrail } = givenSettings()
    const { second } = calendarFeedSample
    const save = (rowVersion: number, change: object) =>
      new SaveCalendarFeed(ports).execute({ ...own, id: second.id, rowVersion, feed: { ...second, ...change } })

    await save(1, { isActive: true })
    expect((await ports.calendarFeeds.find(organisationId, second.id))?.lastSyncAt).toEqual(second.lastSyncAt)
    await save(2, { feedUrl: 'https://ical.booking.com/other-secret.ics' })
    const listed = await new ListCalendarFeeds(ports).execute(own)
    expect(listed.ok && listed.value[0]?.lastSyncAt).toBeNull()
    expect(await save(3, { feedUrl: 'http://10.0.0.1/' })).toMatchObject(refused({ code: 'fields-invalid' }))
    await new DeleteCalendarFeed(ports).execute({ ...own, id: second.id })
    expect(JSON.stringify(auditTrail.all)).not.toContain('secret')
  })
})

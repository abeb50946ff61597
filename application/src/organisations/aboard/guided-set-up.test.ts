import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { SavePaymentRule } from '../../deposit/manage-payment-rules.ts'
import { inMemorySignInStores } from '../../people/testing/in-memory-sign-in-stores.ts'
import { RecordingAccountNotices } from '../../people/testing/recording-account-notices.ts'
import { AddPlots } from '../../plots/add-plots.ts'
import { SaveSite } from '../../plots/manage-sites.ts'
import { PlacePlots } from '../../plots/place-plots.ts'
import { aPlotRow } from '../../plots/testing/a-plot-row.ts'
import { InMemoryPlots } from '../../plots/testing/in-memory-plots.ts'
import { givenSettings, organisationId, own, person, siteId } from '../../settings/testing/given-settings.ts'
import { InMemorySites } from '../../settings/testing/in-memory-settings.ts'
import { paymentRuleSample, siteSample, specialTermSample } from '../../settings/testing/some-settings-rows.ts'
import { SaveSpecialTerm } from '../../special-terms/manage-special-terms.ts'
import { campsite, stands } from '../../testing/a-campsite.ts'
import { InMemoryOrganisationMembers } from '../members/testing/in-memory-organisation-members.ts'
import { ChangeOrganisation } from '../settings/change-organisation.ts'
import { anOrganisationRecord } from '../settings/testing/an-organisation-record.ts'
import { InMemoryOrganisationRecords } from '../settings/testing/in-memory-organisation-records.ts'
import { recordChoices } from '../settings/testing/organisation-records.contract.ts'
import { LayOutPlots, type PlotsToLayOut } from './lay-out-plots.ts'
import { SetHouseRules } from './set-house-rules.ts'

const riverside = { ...siteSample.first, id: siteId }
/** Of the first site that a test adds. */
const newSiteId = '10000000-0000-4000-8000-000000000001' as SiteId

describe('plots that are laid out', () => {
  const camping: PlotsToLayOut = {
    siteType: 'camping',
    siteName: 'Forest',
    plotName: 'Stand',
    count: 2,
    paxMax: 6,
    isElectrified: true,
    rateBasis: 'perPlot',
    rate: Money.rand(250),
  }
  const given = (plots = [aPlotRow(1), aPlotRow(4)]) => {
    const settings = givenSettings()
    const sites = new InMemorySites([riverside])
    const known = [...campsite.sites, { id: newSiteId, organisationId }]
    const ports = { ...settings.ports, sites, plots: new InMemoryPlots({ sites: known, plots }) }
    const of = { saveSite: new SaveSite(ports), addPlots: new AddPlots(ports), placePlots: new PlacePlots(ports) }
    return { ...settings, ports, layOut: new LayOutPlots({ ...ports, ...of }) }
  }

  it('become a site that is open at the usual times, with plots in a row on the map', async () => {
    const { layOut, ports, auditTrail } = given([])

    expect(await layOut.execute({ ...own, kinds: [camping] })).toEqual(accepted(null))

    const added = (await ports.sites.list(organisationId)).find(({ name }) => name === 'Forest')
    const usual = { checkIn: '14:00', checkOut: '10:00' }
    expect(added).toMatchObject({ siteType: 'camping', isActive: true, isOnlineBookingActive: true, weekdaySupplement: null })
    expect([added?.times.monday, added?.times.holiday]).toEqual([usual, usual])
    expect((await ports.plots.list(organisationId)).map(({ siteId: of, name, map }) => [of, name, map?.x, map?.y])).toEqual([
      [newSiteId, 'Stand 1', 40, 40],
      [newSiteId, 'Stand 2', 92, 40],
    ])
    expect(auditTrail.all.map(({ act }) => act)).toEqual(['plot.placed', 'plot.added', 'site.added'])
  })

  it('stand beside those that the site has, numbered on and below them on the map', async () => {
    const placed = aPlotRow(4, { map: { x: 40, y: 100, width: 36, height: 24 } })
    const elsewhere = aPlotRow(7, { siteId: newSiteId })
    const { layOut, ports } = given([aPlotRow(1), placed, elsewhere])

    expect(await layOut.execute({ ...own, kinds: [{ ...camping, siteName: riverside.name }] })).toEqual(accepted(null))

    const added = (await ports.plots.list(organisationId)).filter(({ name }) => name.startsWith('Stand'))
    expect(added.map(({ name, plotNumber, map }) => [name, plotNumber, map])).toEqual([
      ['Stand 5', 5, { x: 40, y: 164, width: 36, height: 24 }],
      ['Stand 6', 6, { x: 92, y: 164, width: 36, height: 24 }],
    ])
    const facts = { siteId, paxMin: 1, paxMax: 6, isElectrified: true, tentsMax: null, caravansMax: null }
    expect(added[0]).toMatchObject({ ...facts, rateBasis: 'perPlot', rate: Money.rand(250) })
    expect(await ports.sites.list(organisationId)).toHaveLength(1)
  })

  it('of a site without plots begin at one', async () => {
    const { layOut, ports } = given([])

    await layOut.execute({ ...own, kinds: [{ ...camping, siteName: riverside.name }] })

    expect((await ports.plots.list(organisationId)).map(({ name }) => name)).toEqual(['Stand 1', 'Stand 2'])
  })

  it('say which kind is wrong, in the form’s own words', async () => {
    const { layOut } = given()
    const wrong = { ...camping, siteName: riverside.name, count: 0, rate: null }

    expect(await layOut.execute({ ...own, kinds: [wrong] })).toEqual(
      refused({
        code: 'fields-invalid',
        problems: [
          { field: 'camping.count', code: 'too-little', least: 1 },
          { field: 'camping.rate', code: 'missing' },
        ],
      }),
    )
    expect(
      await layOut.execute({ ...own, kinds: [{ ...camping, siteName: riverside.name, plotName: 'Bay', count: 9 }] }),
    ).toEqual(accepted(null))
    expect(await layOut.execute({ ...own, kinds: [{ ...camping, siteName: '' }] })).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: 'camping.name', code: 'missing' }] }),
    )
  })

  it('are refused as they are where a name is taken', async () => {
    const taken = aPlotRow(1, { name: 'Stand 2', plotNumber: null })
    const { layOut } = given([taken])

    expect(await layOut.execute({ ...own, kinds: [{ ...camping, siteName: riverside.name }] })).toEqual(
      refused({ code: 'name-taken' }),
    )
  })

  it('are at least of one kind, and laid out by administrators', async () => {
    const { layOut } = given()

    expect(await layOut.execute({ ...own, kinds: [] })).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: 'kinds', code: 'missing' }] }),
    )
    expect(await layOut.execute({ ...own, actor: person('ORGUSER'), kinds: [camping] })).toEqual(
      refused({ code: 'not-permitted' }),
    )
  })
})

describe('the rules of a house', () => {
  const { id: _id, organisationId: _organisation, plots: _plots, ...halfNow } = paymentRuleSample.first
  const rules = {
    ...own,
    payment: { ...halfNow, partialPaymentPercentage: 40 },
    cancellationPolicy: '14:100,7:50',
    takesOnlinePayment: true,
    checkIn: '15:00',
    checkOut: '09:30',
    terms: { name: 'House rules', html: '<p>Quiet from ten.</p>' },
  }
  const given = (record = { takesOnlinePayment: false }) => {
    const plots = [1, 2].map((number) => aPlotRow(number, { id: stands[number]?.id as PlotId }))
    const settings = givenSettings({ plots })
    const organisationRecords = new InMemoryOrganisationRecords(
      [{ id: organisationId, record: anOrganisationRecord(record) }],
      recordChoices,
    )
    const ports = {
      ...settings.ports,
      sites: new InMemorySites([riverside]),
      organisationRecords,
      organisationMembers: new InMemoryOrganisationMembers({ people: [], links: [] }),
      accounts: inMemorySignInStores().accounts,
      accountNotices: new RecordingAccountNotices(),
    }
    const set = new SetHouseRules({
      ...ports,
      saveSite: new SaveSite(ports),
      savePaymentRule: new SavePaymentRule(ports),
      saveSpecialTerm: new SaveSpecialTerm(ports),
      changeOrganisation: new ChangeOrganisation(ports),
    })
    const recordNow = async () => (await organisationRecords.find(organisationId))?.record
    return { ...ports, plotIds: plots.map(({ id }) => id), record: recordNow, set }
  }

  it('hold for every day, every plot and every site', async () => {
    const { set, sites, paymentRules, specialTerms, plotIds, record } = given()
    await sites.add({ ...riverside, id: 'site-2' as SiteId, name: 'Cabins', siteType: 'cabins', isActive: false })

    expect(await set.execute({ ...rules, terms: { name: 'Quiet', html: '' } })).toEqual(accepted(null))

    const times = { checkIn: '15:00', checkOut: '09:30' }
    const timed = (await sites.list(organisationId)).map((site) => [
      site.name,
      site.isActive,
      site.times.friday,
      site.times.holiday,
    ])
    expect(timed).toEqual([
      [riverside.name, true, times, times],
      ['Cabins', false, times, times],
    ])
    const [rule] = await paymentRules.list(organisationId)
    expect(rule).toMatchObject({ id: paymentRuleSample.first.id, name: 'Half now', partialPaymentPercentage: 40 })
    expect(rule?.plots.map(({ plotId }) => plotId)).toEqual(plotIds.toSorted())
    expect(await record()).toMatchObject({
      takesOnlinePayment: true,
      isAllowMultiplePlots: true,
      cancellationPolicy: [
        { daysBeforeArrival: 14, refundPercentage: 100 },
        { daysBeforeArrival: 7, refundPercentage: 50 },
      ],
    })
    expect((await specialTerms.list(organisationId)).map(({ name }) => name)).toEqual([specialTermSample.first.name])
  })

  it('take no card any more, and have another rule of payment, where they say so', async () => {
    const { set, paymentRules, record } = given({ takesOnlinePayment: true })

    const answer = await set.execute({
      ...rules,
      payment: { ...rules.payment, name: 'All now' },
      takesOnlinePayment: false,
      terms: { name: '', html: '' },
    })

    expect(answer).toEqual(accepted(null))
    expect((await paymentRules.list(organisationId)).map(({ name }) => name)).toEqual(['All now', 'Half now'])
    expect((await record())?.takesOnlinePayment).toBe(false)
  })

  it('are agreed to by every guest, once under a name', async () => {
    const { set, specialTerms } = given()

    await set.execute(rules)
    await set.execute({ ...rules, terms: { ...rules.terms, html: '<p>Quiet from nine.</p>' } })

    const agreed = (await specialTerms.list(organisationId)).filter(({ name }) => name === 'House rules')
    expect(agreed).toMatchObject([{ text: '<p>Quiet from nine.</p>', type: 'Mandatory', isActive: true, siteIds: [siteId] }])
  })

  it.each([
    [{ checkIn: '25:00' }, { field: 'checkIn', code: 'not-a-time' }],
    [{ checkOut: 'noon' }, { field: 'checkOut', code: 'not-a-time' }],
    [{ cancellationPolicy: 'two weeks' }, { field: 'cancellationPolicy', code: 'unknown' }],
    [{ payment: { ...rules.payment, partialPaymentPercentage: 101 } }, { code: 'too-much', most: 100 }],
  ])('say what is wrong: %j', async (wrong, problem) => {
    const { set } = given()

    expect(await set.execute({ ...rules, ...wrong })).toMatchObject(refused({ code: 'fields-invalid', problems: [problem] }))
  })

  it('are set by administrators, of a campsite that is there', async () => {
    const { set } = given()
    const platform = person('SUPERADMIN')
    const nowhere = { ...rules, actor: platform, organisationId: 'nowhere' as typeof organisationId }

    expect(await set.execute({ ...rules, actor: person('ORGUSER') })).toEqual(refused({ code: 'not-permitted' }))
    expect(await set.execute(nowhere)).toEqual(refused({ code: 'not-found' }))
  })
})

import { aPhoto } from '@camp/adapters/pictures/testing/a-photo.ts'
import { revisionOfFeed } from '@camp/application/calendar-feeds/calendar-feeds.ts'
import { revisionOfPlot } from '@camp/application/plots/plots.ts'
import { revisionOfSite } from '@camp/application/plots/sites.ts'
import { revisionOfSchoolSeasons } from '@camp/application/pricing/settings/add-school-seasons.ts'
import { system } from '@camp/application/shared/actor.ts'
import { revisionOf } from '@camp/application/shared/revision.ts'
import { aDocument, aTerm, halfNow } from '@camp/application/testing/kwena-camp.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationSection } from '@camp/domain/organisations/settings/organisation-sections.ts'
import { emptyPlotMap, type PlotMap, plotMapText } from '@camp/domain/plots/plot-map.ts'
import { type CellValue, type RateCell, ratesOfPlot } from '@camp/domain/pricing/rate-sheet.ts'
import type { OrganisationId, PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aSeason } from '@camp/domain/testing/a-season.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'

/** Somebody who may change everything, at one campsite. */
export interface SettingsOwner {
  readonly organisationId: OrganisationId
  readonly siteId: SiteId
  readonly plotId: PlotId
  /** With a scope of their own each time, as requests have. */
  acts(): UseCases
}

const actor = system('test')

export async function done<Value>(answer: Promise<Result<Value, unknown>>): Promise<Value> {
  const given = await answer
  if (!given.ok) throw new Error(`refused: ${JSON.stringify(given.refusal)}`)
  return given.value
}

async function writeSection(
  owner: SettingsOwner,
  section: OrganisationSection,
  typed: Readonly<Record<string, string>>,
): Promise<unknown> {
  const id = owner.organisationId
  const { texts: shown } = await done(owner.acts().organisationForm.execute({ actor, id, section }))
  return done(owner.acts().changeOrganisation.execute({ actor, id, section, shown, typed: { ...shown, ...typed } }))
}

const of = ({ organisationId }: SettingsOwner) => ({ actor, organisationId })
const fresh = (owner: SettingsOwner) => ({ ...of(owner), id: null, revision: null })

/** A row as it is shown now. */
async function shownNow<Row extends { readonly id: string }>(
  listed: Promise<Result<readonly Row[], unknown>>,
  id: Row['id'],
  revisionOfRow: (row: Row) => string = revisionOf,
): Promise<{ readonly id: Row['id']; readonly revision: string }> {
  const row = (await done(listed)).find((each) => each.id === id)
  return { id, revision: row ? revisionOfRow(row) : '' }
}

const feed = {
  provider: 'Elsewhere',
  feedUrl: 'https://www.airbnb.com/calendar/ical/1.ics?s=secret',
  isActive: true,
  stopSaleHours: null,
  blocksTentative: true,
}
const drawnMap: PlotMap = {
  marks: [
    {
      kind: 'road',
      label: 'Track',
      points: [
        [0, 0],
        [10.5, 60],
      ],
    },
  ],
  background: { place: { x: 0, y: 0, width: 600, height: 400 }, opacity: 60 },
  metresPerHundred: 27.5,
}
const weekend = {
  name: 'Weekends',
  isActive: true,
  minNights: 2,
  excludeHolidays: true,
  excludeSchoolHolidays: false,
  excludeDateRanges: [{ startDate: Temporal.PlainDate.from('2027-05-01'), endDate: Temporal.PlainDate.from('2027-05-03') }],
  validDays: ['SUNDAY', 'FRIDAY'] as const,
  seasonTypes: ['out', 'in'] as const,
  discountType: 'percentage' as const,
  percentage: 12.5,
}

/** Kept rows are added, saved again as they came back with another fact, and deleted. */
export const changesOfSettings: readonly (readonly [string, (owner: SettingsOwner) => Promise<unknown>])[] = [
  [
    'the public page',
    (owner) =>
      writeSection(owner, 'public-page', {
        latitude: '-33.91234567',
        shortDescription: '<p>By the <em>river</em></p>',
        suburb: 'Bo-Kloof',
      }),
  ],
  [
    'booking rules',
    (owner) => writeSection(owner, 'booking-rules', { takesOnlinePayment: 'yes', cancellationPolicy: '30:100, 7:50' }),
  ],
  ['an owner', (owner) => writeSection(owner, 'owner', { ownerName: 'Ann', vatNumber: '4123456789' })],
  ['bank details', (owner) => writeSection(owner, 'bank-details', { bankName: 'FNB', bankAccountNumber: '62001234567' })],
  ['fees', (owner) => writeSection(owner, 'fees', { bookingFeePercentage: '7.5', adminFeeAmount: '1250.50' })],
  [
    'the status',
    (owner) =>
      done(
        owner.acts().changeOrganisationStatus.execute({
          actor,
          id: owner.organisationId,
          from: 'active',
          to: 'paused',
          why: 'Flood',
        }),
      ),
  ],
  [
    'a payment rule',
    async (owner) => {
      const rule = { ...halfNow(), name: 'A third', minimumAmountForPartial: Money.rand(500.5), partialPaymentPercentage: 33.3 }
      const { id } = await done(owner.acts().savePaymentRule.execute({ ...fresh(owner), rule, plotIds: [owner.plotId] }))
      const rules = () => owner.acts().listPaymentRules.execute(of(owner))
      const shown = await shownNow(rules(), id)
      await done(
        owner.acts().savePaymentRule.execute({ ...of(owner), ...shown, rule: { ...rule, isActive: false }, plotIds: [] }),
      )
      const other = await done(
        owner.acts().savePaymentRule.execute({ ...fresh(owner), rule: { ...rule, name: 'Gone soon' }, plotIds: [] }),
      )
      await done(owner.acts().deletePaymentRule.execute({ ...of(owner), ...(await shownNow(rules(), other.id)) }))
    },
  ],
  [
    'a special term',
    async (owner) => {
      const term = aTerm(1, { name: 'Dogs', siteIds: [owner.siteId] })
      const { id } = await done(owner.acts().saveSpecialTerm.execute({ ...fresh(owner), term }))
      const shown = await shownNow(owner.acts().listSpecialTerms.execute(of(owner)), id)
      await done(owner.acts().saveSpecialTerm.execute({ ...of(owner), ...shown, term: { ...term, text: '<p>On a lead.</p>' } }))
    },
  ],
  [
    'a document',
    async (owner) => {
      const { id } = await done(owner.acts().saveDocument.execute({ ...fresh(owner), document: aDocument(1) }))
      const shown = await shownNow(owner.acts().listDocuments.execute(of(owner)), id)
      await done(
        owner.acts().saveDocument.execute({ ...of(owner), ...shown, document: aDocument(1, { text: '<p>Be kind.</p>' }) }),
      )
    },
  ],
  [
    'a saved text',
    async (owner) => {
      const savedText = { name: 'Gate', text: 'The code is {gate code}.' }
      const { id } = await done(owner.acts().saveSavedText.execute({ ...fresh(owner), savedText }))
      const changed = { ...savedText, text: 'Your code: {gate code}' }
      const shown = await shownNow(owner.acts().listSavedTexts.execute(of(owner)), id)
      await done(owner.acts().saveSavedText.execute({ ...of(owner), ...shown, savedText: changed }))
    },
  ],
  [
    'a calendar feed',
    async (owner) => {
      const { id } = await done(
        owner.acts().saveCalendarFeed.execute({ ...fresh(owner), feed: { ...feed, plotId: owner.plotId } }),
      )
      const shown = await shownNow(owner.acts().listCalendarFeeds.execute(of(owner)), id, revisionOfFeed)
      await done(
        owner.acts().saveCalendarFeed.execute({
          ...of(owner),
          ...shown,
          feed: { ...feed, plotId: owner.plotId, provider: 'Airbnb' },
        }),
      )
    },
  ],
  [
    'a site',
    async (owner) => {
      const times = { ...aSite().times, sunday: { checkIn: '15:30', checkOut: '11:00' } }
      const { id } = await done(owner.acts().saveSite.execute({ ...fresh(owner), site: aSite({ name: 'Upper terrace' }) }))
      const shown = await shownNow(owner.acts().listSites.execute(of(owner)), id, revisionOfSite)
      await done(owner.acts().saveSite.execute({ ...of(owner), ...shown, site: aSite({ name: 'Upper terrace', times }) }))
    },
  ],
  [
    'plots',
    async (owner) => {
      const facts = { isElectrified: true, paxMin: 1, paxMax: 6, tentsMax: 2, caravansMax: null }
      const series = { name: 'Stand', count: 3, firstNumber: 700 }
      const added = await done(
        owner
          .acts()
          .addPlots.execute({ ...of(owner), siteId: owner.siteId, series, facts, rateBasis: 'perPlot', rate: Money.rand(200.5) }),
      )
      const [id, gone] = added.ids as [PlotId, PlotId]
      const plots = () => owner.acts().listPlots.execute(of(owner))
      const [plot] = (await done(plots())).filter((one) => one.id === id)
      const changed = { ...plot!, irlLength: 12_500, minimumNights: { general: 2, offPeak: 0, peak: 3, superPeak: 5 } }
      const shown = { ...of(owner), id, revision: revisionOfPlot(plot!) }
      await done(owner.acts().changePlot.execute({ ...shown, siteId: owner.siteId, facts: changed }))
      const aboutPlot = '<p>In the shade</p>'
      await done(owner.acts().writeAboutPlot.execute({ ...of(owner), id, revision: revisionOf(plot!.aboutPlot), aboutPlot }))
      await done(
        owner.acts().placePlots.execute({ ...of(owner), places: [{ id, map: { x: 10.5, y: 20, width: 30, height: 40.5 } }] }),
      )
      await done(
        owner.acts().drawPlotMap.execute({ ...of(owner), places: [], opened: plotMapText(emptyPlotMap), drawn: drawnMap }),
      )
      await done(owner.acts().copyPlot.execute({ ...of(owner), id }))
      await done(owner.acts().deletePlot.execute({ ...of(owner), ...(await shownNow(plots(), gone, revisionOfPlot)) }))
    },
  ],
  [
    'pictures',
    async (owner) => {
      const uploads = [{ fileName: 'river.jpg', bytes: await aPhoto({}) }]
      const pictured = { kind: 'site', id: owner.siteId } as const
      await done(owner.acts().addPictures.execute({ ...of(owner), owner: pictured, uploads }))
    },
  ],
  [
    'seasons',
    async (owner) => {
      const season = aSeason({ name: 'Autumn', seasonType: 'in', startDate: '2031-03-20', endDate: '2031-04-12' })
      await done(owner.acts().saveSeason.execute({ ...of(owner), id: null, revision: null, season, agreed: null }))
      await done(
        owner.acts().copySeasons.execute({ ...of(owner), fromYear: 2031, toYear: 2032, copying: 'same-dates', dryRun: false }),
      )
      const ofSchools = { ...of(owner), year: 2027, chosen: new Map([['2027-06-26', 'peak' as const]]) }
      const plan = await done(owner.acts().addSchoolSeasons.execute({ ...ofSchools, revision: null }))
      await done(owner.acts().addSchoolSeasons.execute({ ...ofSchools, revision: revisionOfSchoolSeasons(plan) }))
    },
  ],
  [
    'rates',
    async (owner) => {
      const { plots } = await done(owner.acts().showPriceSettings.execute(of(owner)))
      const rates = ratesOfPlot(plots.find(({ id }) => id === owner.plotId)!)
      const edit = <Cell extends RateCell>(cell: Cell, to: CellValue<Cell>) => ({
        plotId: owner.plotId,
        cell,
        from: rates[cell],
        to,
      })
      const edits = [edit('baseOffPeak', 9990), edit('minimumPeak', rates.minimumPeak + 1), edit('weekend', !rates.weekend)]
      await done(owner.acts().changeRates.execute({ ...of(owner), edits }))
      const [plot] = (await done(owner.acts().listPlots.execute(of(owner)))).filter(({ id }) => id === owner.plotId)
      const facts = { ...plot!, minimumNights: { ...plot!.minimumNights, general: 4 }, isWeekendTwoDaysRequired: rates.weekend }
      const shown = { ...of(owner), id: owner.plotId, revision: revisionOfPlot(plot!) }
      await done(owner.acts().changePlot.execute({ ...shown, siteId: owner.siteId, facts }))
    },
  ],
  [
    'an age scale',
    (owner) => {
      const bands = [
        { fromAge: 0, toAge: 5, kind: 'free' as const },
        { fromAge: 6, toAge: 12, kind: 'percentage' as const, percentage: 50 },
      ]
      const scale = { name: 'Children', pensionerPercentage: 90, bands }
      return done(owner.acts().saveAgeScale.execute({ ...of(owner), id: null, revision: null, scale, plotIds: [owner.plotId] }))
    },
  ],
  [
    'a discount',
    (owner) =>
      done(
        owner.acts().saveDiscount.execute({ ...of(owner), id: null, revision: null, discount: weekend, plotIds: [owner.plotId] }),
      ),
  ],
  [
    'a WhatsApp template',
    async (owner) => {
      const { templates } = await done(owner.acts().showWhatsAppConfiguration.execute({ actor }))
      const { preview: _preview, registered: _registered, ...mapping } = templates[0]!
      const { name, language } = mapping
      const typed = {
        metaName: 'other_name',
        twilioContentSid: '',
        bodyOrder: '1,2,3,4,5,6,7,8,9',
        urlButtons: '',
        isActive: true,
      }
      await done(owner.acts().saveTemplateMapping.execute({ actor, name, language, revision: revisionOf(mapping), typed }))
    },
  ],
]

/** One field of one row of each kind, so that the trail has something to say of it. */
export async function changeAgain(owner: SettingsOwner): Promise<void> {
  await writeSection(owner, 'owner', { ownerName: 'Zola' })
  await writeSection(owner, 'bank-details', { bankAccountNumber: '62007777777' })
  await writeSection(owner, 'fees', { bookingFeePercentage: '6.5' })
  const [rule] = await done(owner.acts().listPaymentRules.execute(of(owner)))
  const plotIds = rule!.plots.map((link) => link.plotId)
  const changed = { ...rule!, partialPaymentPercentage: 41 }
  const shownRule = { ...of(owner), id: rule!.id, revision: revisionOf(rule) }
  await done(owner.acts().savePaymentRule.execute({ ...shownRule, rule: changed, plotIds }))
  const [term] = await done(owner.acts().listSpecialTerms.execute(of(owner)))
  const quiet = { ...term!, text: '<p>Quiet after ten.</p>', isActive: true }
  await done(owner.acts().saveSpecialTerm.execute({ ...of(owner), id: term!.id, revision: revisionOf(term), term: quiet }))
}

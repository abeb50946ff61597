import { emptyPlotMap, plotMapText } from '@camp/domain/plots/plot-map.ts'
import { noEquipment } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { aPlot } from '@camp/domain/testing/a-plot.ts'
import { aSeason } from '@camp/domain/testing/a-season.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import type { Actor } from '../../shared/actor.ts'
import { aDocument, aTerm, halfNow } from '../kwena-camp.ts'
import type { Commands } from './rights.ts'
import type { RightsFixture } from './rights-fixture.ts'

const toOrganisation = (actor: Actor, { organisationId }: RightsFixture) => ({ actor, organisationId })
const toItself = (actor: Actor, { organisationId }: RightsFixture) => ({ actor, id: organisationId })

const stay = StayDates.of('2027-05-03', '2027-05-05')
const stale = 'of a moment that is past'

const noDiscount = {
  name: '',
  isActive: true,
  minNights: 1,
  excludeHolidays: false,
  excludeSchoolHolidays: false,
  excludeDateRanges: [],
  validDays: [],
  seasonTypes: [],
  discountType: 'percentage' as const,
  percentage: 10,
}

const noHouseRules = {
  payment: halfNow(),
  cancellationPolicy: '14:100',
  takesOnlinePayment: true,
  checkIn: 'noon',
  checkOut: '10:00',
  terms: { name: '', html: '' },
}

/**
 * What is new has no name, what stands is of a past revision: whoever may is answered so, and nothing is
 * written.
 */
export const settingsCommands = {
  chooseOrganisation: (actor, { orgSlug }) => ({ actor, slug: orgSlug }),
  previewOrganisation: (actor, { orgSlug }) => ({ actor, slug: orgSlug }),
  exportOrganisation: (actor, { orgSlug }) => ({ actor, slug: orgSlug }),
  organisationOverview: toItself,
  showComingAboard: toOrganisation,
  layOutPlots: (...of) => ({ ...toOrganisation(...of), kinds: [] }),
  setSeasonRates: (...of) => ({ ...toOrganisation(...of), rates: [], summerNights: Number.NaN }),
  setHouseRules: (...of) => ({ ...toOrganisation(...of), ...noHouseRules }),
  askToOpen: (...of) => ({ ...toOrganisation(...of), text: '' }),
  askOwner: (...of) => ({ ...toOrganisation(...of), text: '' }),
  openCampsite: (...of) => ({ ...toOrganisation(...of), text: '' }),
  organisationStatus: toItself,
  showOrganisationSettings: toItself,
  organisationForm: (...of) => ({ ...toItself(...of), section: 'public-page' }),
  changeOrganisation: (...of) => ({ ...toItself(...of), section: 'public-page', shown: {}, typed: { name: '' } }),
  changeOrganisationStatus: (...of) => ({ ...toItself(...of), from: 'pending', to: 'paused', why: 'Flood' }),
  showSpecialTerm: (actor, { termId }) => ({ actor, id: termId }),
  showPaymentRule: (actor, { ruleId }) => ({ actor, id: ruleId }),
  showLastChange: (actor, fixture) => ({ ...toOrganisation(actor, fixture), act: 'payment-rule', subject: fixture.ruleId }),
  showUser: (actor, { memberId }) => ({ actor, id: memberId }),
  listMembers: toOrganisation,
  showOwnNews: toOrganisation,
  chooseNews: (...of) => ({ ...toOrganisation(...of), choices: [] }),
  inviteMember: (...of) => ({ ...toOrganisation(...of), email: '', firstName: '', lastName: '', role: 'ORGUSER' }),
  inviteMemberAgain: (actor, fixture) => ({ ...toOrganisation(actor, fixture), linkId: fixture.memberLinkId }),
  suspendMember: (actor, fixture) => ({ ...toOrganisation(actor, fixture), linkId: fixture.memberLinkId, isSuspended: false }),
  listInvitations: toOrganisation,
  withdrawInvitation: (...of) => ({ ...toOrganisation(...of), invitationId: 'none' }),
  deleteLink: (actor, { memberLinkId }) => ({ actor, kind: 'user', id: memberLinkId }),

  listSites: toOrganisation,
  saveSite: (...of) => ({ ...toOrganisation(...of), id: null, revision: null, site: aSite({ name: '' }) }),
  deleteSite: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.siteId, revision: stale }),
  listPlots: toOrganisation,
  addPlots: (actor, fixture) => ({
    ...toOrganisation(actor, fixture),
    siteId: fixture.siteId,
    series: { name: '', count: 1, firstNumber: null },
    facts: aPlot(),
    rateBasis: 'perPlot',
    rate: null,
  }),
  copyPlot: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.plotId }),
  changePlot: (actor, fixture) => ({
    ...toOrganisation(actor, fixture),
    id: fixture.plotId,
    revision: stale,
    siteId: fixture.siteId,
    facts: { ...aPlot(), name: '' },
  }),
  writeAboutPlot: (actor, fixture) => ({
    ...toOrganisation(actor, fixture),
    id: fixture.plotId,
    revision: stale,
    aboutPlot: null,
  }),
  deletePlot: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.plotId, revision: stale }),
  placePlots: (...of) => ({ ...toOrganisation(...of), places: [] }),
  readPlotMap: toOrganisation,
  drawPlotMap: (...of) => ({ ...toOrganisation(...of), places: [], opened: plotMapText(emptyPlotMap), drawn: emptyPlotMap }),
  listPaymentRules: toOrganisation,
  savePaymentRule: (...of) => ({
    ...toOrganisation(...of),
    id: null,
    revision: null,
    rule: halfNow({ name: '' }),
    plotIds: [],
  }),
  deletePaymentRule: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.ruleId, revision: stale }),
  listSpecialTerms: toOrganisation,
  saveSpecialTerm: (...of) => ({ ...toOrganisation(...of), id: null, revision: null, term: aTerm(1, { name: '', siteIds: [] }) }),
  deleteSpecialTerm: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.termId, revision: stale }),
  listSavedTexts: toOrganisation,
  saveSavedText: (...of) => ({ ...toOrganisation(...of), id: null, revision: null, savedText: { name: '', text: '' } }),
  deleteSavedText: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.savedTextId, revision: stale }),
  listDocuments: toOrganisation,
  saveDocument: (...of) => ({ ...toOrganisation(...of), id: null, revision: null, document: aDocument(1, { title: '' }) }),
  deleteDocument: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.documentId, revision: stale }),
  listCalendarFeeds: toOrganisation,
  listFeedReadings: toOrganisation,
  listCalendarAddresses: toOrganisation,
  renewCalendarAddress: (...of) => ({ ...toOrganisation(...of), id: of[1].calendarAddressId }),
  syncCalendarFeed: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.feedId }),
  saveCalendarFeed: (actor, fixture) => ({
    ...toOrganisation(actor, fixture),
    id: null,
    revision: null,
    feed: { plotId: fixture.plotId, provider: '', feedUrl: '', isActive: true, stopSaleHours: null, blocksTentative: true },
  }),
  deleteCalendarFeed: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.feedId, revision: stale }),

  showPriceSettings: toOrganisation,
  priceLaboratory: (actor, fixture) => ({
    ...toOrganisation(actor, fixture),
    plotId: fixture.plotId,
    stay,
    party: aParty(),
    equipment: noEquipment,
  }),
  previewDiscount: (actor, fixture) => ({
    ...toOrganisation(actor, fixture),
    discount: noDiscount,
    id: null,
    plotId: fixture.plotId,
    stay,
    party: aParty(),
  }),
  saveSeason: (...of) => ({
    ...toOrganisation(...of),
    id: null,
    revision: null,
    season: aSeason({ name: '' }),
    agreed: null,
  }),
  deleteSeason: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.seasonId, revision: stale }),
  copySeasons: (...of) => ({ ...toOrganisation(...of), fromYear: 2026, toYear: 2027, copying: 'same-dates', dryRun: true }),
  addSchoolSeasons: (...of) => ({ ...toOrganisation(...of), year: 2027, chosen: new Map(), revision: null }),
  changeRates: (...of) => ({ ...toOrganisation(...of), edits: [] }),
  bulkChangeRates: (actor, fixture) => ({
    ...toOrganisation(actor, fixture),
    plotIds: [fixture.plotId],
    change: { act: { kind: 'percent', percent: 5, roundTo: 1 }, cells: [], withTiers: false },
    revision: null,
  }),
  revertRates: (actor, fixture) => ({
    ...toOrganisation(actor, fixture),
    done: [{ plotId: fixture.plotId, cells: [], tiers: [], supplement: null }],
  }),
  saveTiers: (actor, fixture) => ({ ...toOrganisation(actor, fixture), plotId: fixture.plotId, revision: stale, tiers: [] }),
  saveAgeScale: (...of) => ({
    ...toOrganisation(...of),
    id: null,
    revision: null,
    scale: { name: '', pensionerPercentage: 100, bands: [] },
    plotIds: [],
  }),
  deleteAgeScale: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.ageScaleId, revision: stale }),
  saveDiscount: (...of) => ({ ...toOrganisation(...of), id: null, revision: null, discount: noDiscount, plotIds: [] }),
  deleteDiscount: (actor, fixture) => ({ ...toOrganisation(actor, fixture), id: fixture.discountId, revision: stale }),

  listPictures: toOrganisation,
  showPictures: (actor, fixture) => ({ ...toOrganisation(actor, fixture), owner: { kind: 'plot', id: fixture.plotId } }),
  addPictures: (actor, fixture) => ({
    ...toOrganisation(actor, fixture),
    owner: { kind: 'plot', id: fixture.plotId },
    uploads: [],
  }),
  movePicture: (actor, fixture) => ({ ...ofPicture(actor, fixture), move: 'earlier' }),
  cropPicture: (actor, fixture) => ({
    ...ofPicture(actor, fixture),
    wish: { shape: 'free', left: 0, top: 0, width: 0, height: 0 },
  }),
  describePictures: (actor, fixture) => ({ ...ofPicture(actor, fixture), texts: {} }),
  removePicture: (actor, fixture) => ofPicture(actor, fixture),
} as const satisfies Partial<Commands>

function ofPicture(actor: Actor, fixture: RightsFixture) {
  return { ...toOrganisation(actor, fixture), owner: { kind: 'plot' as const, id: fixture.plotId }, key: fixture.pictureKey }
}

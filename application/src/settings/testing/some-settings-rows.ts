import type {
  CalendarFeedId,
  DocumentId,
  PaymentRuleId,
  PlotId,
  SavedTextId,
  SiteId,
  SpecialTermId,
} from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import type { CalendarFeedRow } from '../../calendar-feeds/calendar-feeds.ts'
import type { PaymentRuleRow } from '../../deposit/payment-rules.ts'
import type { DocumentRow } from '../../documents/documents.ts'
import type { SiteRow } from '../../plots/sites.ts'
import type { SavedTextRow } from '../../saved-texts/saved-texts.ts'
import type { SpecialTermRow } from '../../special-terms/special-terms.ts'
import { campsite, stands, testId } from '../../testing/a-campsite.ts'
import type { SettingsRowsSample } from './settings-rows.contract.ts'

const organisationId = campsite.organisation.id
const siteId = campsite.sites[0]?.id as SiteId
const plotId = (number: number) => stands[number - 1]?.id as PlotId
const nowhere = testId(9_996)

const rule: PaymentRuleRow = {
  id: testId(700) as PaymentRuleId,
  organisationId,
  name: 'Half now',
  isActive: true,
  allowPartialPayments: true,
  minimumAmountForPartial: Money.rand(500.5),
  partialPaymentDueType: 'dueBeforeReservation',
  partialPaymentDueDays: 14,
  partialPaymentPercentage: 12.5,
  plots: [
    { plotId: plotId(1), linkId: testId(710) },
    { plotId: plotId(2), linkId: testId(711) },
  ],
}
const laterRule: PaymentRuleRow = { ...rule, id: testId(701) as PaymentRuleId, name: 'Third now', isActive: false, plots: [] }

export const paymentRuleSample: SettingsRowsSample<PaymentRuleRow> = {
  first: rule,
  second: laterRule,
  changed: {
    ...rule,
    name: 'All on arrival',
    allowPartialPayments: false,
    partialPaymentDueType: 'onArrival',
    partialPaymentDueDays: 0,
    minimumAmountForPartial: Money.zero(),
    plots: [
      { plotId: plotId(2), linkId: testId(711) },
      { plotId: plotId(3), linkId: testId(712) },
    ],
  },
  named: (row) => ({ ...row, name: laterRule.name }),
  orphaned: (row) => ({ ...row, plots: [{ plotId: nowhere as PlotId, linkId: testId(713) }] }),
}

const term: SpecialTermRow = {
  id: testId(720) as SpecialTermId,
  organisationId,
  name: 'No generators',
  isActive: true,
  type: 'Mandatory',
  text: '<p>No generators.</p>',
  siteIds: [siteId],
}
const laterTerm: SpecialTermRow = { ...term, id: testId(721) as SpecialTermId, name: 'Quiet', type: 'Optional', siteIds: [] }

export const specialTermSample: SettingsRowsSample<SpecialTermRow> = {
  first: term,
  second: laterTerm,
  changed: { ...term, name: 'No noise', isActive: false, type: 'Optional', text: '<p>None.</p>', siteIds: [] },
  named: (row) => ({ ...row, name: laterTerm.name }),
  orphaned: (row) => ({ ...row, siteIds: [nowhere as SiteId] }),
}

const document: DocumentRow = {
  id: testId(730) as DocumentId,
  organisationId,
  title: 'Fire plan',
  text: '<p>Fires in the places for them.</p>',
  version: 3,
  isMandatory: true,
  isActive: true,
}
const laterDocument: DocumentRow = { ...document, id: testId(731) as DocumentId, title: 'Indemnity', isActive: false }

export const documentSample: SettingsRowsSample<DocumentRow> = {
  first: document,
  second: laterDocument,
  changed: { ...document, title: 'Fire rules', text: '<p>None.</p>', version: 4, isMandatory: false, isActive: false },
  named: (row) => ({ ...row, title: laterDocument.title }),
}

const savedText: SavedTextRow = {
  id: testId(735) as SavedTextId,
  organisationId,
  name: 'Arriving late',
  text: 'Hi {first name}, the gate opens with {gate code}.',
}
const laterText: SavedTextRow = { ...savedText, id: testId(736) as SavedTextId, name: 'No water' }

export const savedTextSample: SettingsRowsSample<SavedTextRow> = {
  first: savedText,
  second: laterText,
  changed: { ...savedText, name: 'After hours', text: 'Code {gate code}.\nSee you!' },
  named: (row) => ({ ...row, name: laterText.name }),
}

const feed: CalendarFeedRow = {
  id: testId(740) as CalendarFeedId,
  organisationId,
  plotId: plotId(1),
  provider: 'Airbnb',
  feedUrl: 'https://www.airbnb.com/calendar/1.ics',
  isActive: true,
  stopSaleHours: null,
  blocksTentative: true,
  lastSyncAt: null,
}
const laterFeed: CalendarFeedRow = {
  ...feed,
  id: testId(741) as CalendarFeedId,
  provider: 'Booking.com',
  feedUrl: 'https://ical.booking.com/2.ics',
  isActive: false,
  stopSaleHours: 24,
  blocksTentative: false,
  lastSyncAt: Temporal.Instant.from('2026-11-21T08:00:00.25Z'),
}

export const calendarFeedSample: SettingsRowsSample<CalendarFeedRow> = {
  first: feed,
  second: laterFeed,
  changed: { ...feed, provider: 'Agoda', feedUrl: 'https://www.agoda.com/3.ics', isActive: false, plotId: plotId(2) },
  named: (row) => ({ ...row, feedUrl: laterFeed.feedUrl }),
  orphaned: (row) => ({ ...row, feedUrl: 'https://www.agoda.com/4.ics', plotId: nowhere as PlotId }),
}

const site: SiteRow = aSite({ id: testId(750) as SiteId, organisationId, name: 'Upper', images: [] })
const laterSite: SiteRow = { ...site, id: testId(751) as SiteId, name: 'Chalets', siteType: 'chalets', isActive: false }

export const siteSample: SettingsRowsSample<SiteRow> = {
  first: site,
  second: laterSite,
  changed: {
    ...site,
    name: 'River',
    siteType: 'glamping',
    isActive: false,
    isOnlineBookingActive: false,
    times: { ...site.times, holiday: { checkIn: '12:00', checkOut: '09:30' } },
  },
  named: (row) => ({ ...row, name: laterSite.name }),
  isInOrderOfAdding: true,
}

import type { UseCasePorts } from '@camp/application/use-cases.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContainerModule } from 'inversify'
import { PostgresAuditLog } from '../audit/postgres-audit-log.ts'
import { PostgresAuditTrail } from '../audit/postgres-audit-trail.ts'
import { PostgresOccupancies } from '../availability/postgres-occupancies.ts'
import { PostgresBankLines } from '../bank-statements/postgres-bank-lines.ts'
import { PostgresBillingBooks } from '../billing/postgres-billing-books.ts'
import { PostgresBlocks } from '../blocks/postgres-blocks.ts'
import { PostgresTakenOverBookings } from '../booking-takeover/postgres-taken-over-bookings.ts'
import { PostgresTapeCharts } from '../calendar/postgres-tape-charts.ts'
import { PostgresCalendarAddresses } from '../calendar-feeds/postgres-calendar-addresses.ts'
import { PostgresCalendarFeeds } from '../calendar-feeds/postgres-calendar-feeds.ts'
import { PostgresFeedEvents } from '../calendar-feeds/postgres-feed-events.ts'
import { PostgresFeedReadings } from '../calendar-feeds/postgres-feed-readings.ts'
import { PostgresCashUps } from '../cash-up/postgres-cash-ups.ts'
import type { KeptFacts } from '../change-feed/kept-facts.ts'
import { PostgresConversations } from '../conversations/postgres-conversations.ts'
import { PostgresPaymentRules } from '../deposit/postgres-payment-rules.ts'
import { PostgresDeskLog } from '../desk/postgres-desk-log.ts'
import { PostgresDeskReservations } from '../desk/postgres-desk-reservations.ts'
import { PostgresDmarcReports } from '../dmarc/postgres-dmarc-reports.ts'
import { PostgresTriedMails } from '../dmarc/postgres-tried-mails.ts'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { PostgresDocuments } from '../documents/postgres-documents.ts'
import { PostgresEnquiries } from '../enquiries/postgres-enquiries.ts'
import { PostgresProspects } from '../enquiries/postgres-prospects.ts'
import { PostgresHolidayCalendars } from '../holidays/postgres-holiday-calendars.ts'
import { PostgresHtiBookings } from '../hti/postgres-hti-bookings.ts'
import { PostgresHtiConnections } from '../hti/postgres-hti-connections.ts'
import { PostgresHtiLines } from '../hti/postgres-hti-lines.ts'
import { PostgresHtiLog } from '../hti/postgres-hti-log.ts'
import { PostgresHtiQueue } from '../hti/postgres-hti-queue.ts'
import { PostgresHtiTold } from '../hti/postgres-hti-told.ts'
import { PostgresIdempotencyKeys } from '../idempotency/postgres-idempotency-keys.ts'
import { OrganisationDocumentReader } from '../import-export/organisation-document-schema.ts'
import { PostgresImportRuns } from '../import-export/postgres-import-runs.ts'
import { PostgresKnownCountries } from '../import-export/postgres-known-countries.ts'
import { PostgresOrganisationStore } from '../import-export/postgres-organisation-store.ts'
import { PostgresInvoiceRecords } from '../invoices/postgres-invoice-records.ts'
import { PostgresIssuedPapers } from '../invoices/postgres-issued-papers.ts'
import { PostgresPaperLists } from '../invoices/postgres-paper-lists.ts'
import { PostgresMasterData } from '../master-data/postgres-master-data.ts'
import { PostgresDigests } from '../messaging/news/postgres-digests.ts'
import { PostgresNewsChoices } from '../messaging/news/postgres-news-choices.ts'
import { PostgresNewsLog } from '../messaging/news/postgres-news-log.ts'
import { PostgresCommunicationHistory } from '../messaging/postgres-communication-history.ts'
import { PostgresOutbox } from '../messaging/postgres-outbox.ts'
import { PostgresShortLinks } from '../messaging/postgres-short-links.ts'
import { PostgresSmsMessages } from '../messaging/postgres-sms-messages.ts'
import { PostgresWrittenMessages } from '../messaging/postgres-written-messages.ts'
import { PostgresOperations } from '../operations/postgres-operations.ts'
import { PostgresAboardLog } from '../organisations/aboard/postgres-aboard-log.ts'
import { CataloguesPaidThere } from '../organisations/catalogues-paid-there.ts'
import { PostgresCatalogues } from '../organisations/postgres-catalogues.ts'
import { PostgresDaySummaries } from '../organisations/postgres-day-summaries.ts'
import { PostgresFindableOrganisations } from '../organisations/postgres-findable-organisations.ts'
import { PostgresManagedOrganisations } from '../organisations/postgres-managed-organisations.ts'
import { PostgresOrganisationInvitations } from '../organisations/postgres-organisation-invitations.ts'
import { PostgresOrganisationListings } from '../organisations/postgres-organisation-listings.ts'
import { PostgresOrganisationMembers } from '../organisations/postgres-organisation-members.ts'
import { PostgresOrganisationRecords } from '../organisations/postgres-organisation-records.ts'
import { PostgresRatings } from '../organisations/postgres-ratings.ts'
import { PostgresShownVersions } from '../organisations/postgres-shown-versions.ts'
import { PostgresGatewayTests } from '../payments/postgres-gateway-tests.ts'
import { PostgresPaymentBooks } from '../payments/postgres-payment-books.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { PostgresSavedCards } from '../payments/postgres-saved-cards.ts'
import { PostgresPayouts } from '../payouts/postgres-payouts.ts'
import { PostgresAccounts } from '../people/postgres-accounts.ts'
import { PostgresContactProofs } from '../people/postgres-contact-proofs.ts'
import { PostgresFormSecrets } from '../people/postgres-form-secrets.ts'
import { PostgresKnownDevices } from '../people/postgres-known-devices.ts'
import { PostgresOneTimeCodes } from '../people/postgres-one-time-codes.ts'
import { PostgresPeopleRecords } from '../people/postgres-people-records.ts'
import { PostgresPersonalData } from '../people/postgres-personal-data.ts'
import { PostgresProfiles } from '../people/postgres-profiles.ts'
import { PostgresSecondFactors } from '../people/postgres-second-factors.ts'
import { PostgresSessions } from '../people/postgres-sessions.ts'
import { PostgresSignInAttempts } from '../people/postgres-sign-in-attempts.ts'
import { PostgresUsers } from '../people/postgres-users.ts'
import { UnlimitedAttempts } from '../people/unlimited-attempts.ts'
import { PostgresPictureLists } from '../pictures/postgres-picture-lists.ts'
import { PostgresPlotMaps } from '../plots/postgres-plot-maps.ts'
import { PostgresPlots } from '../plots/postgres-plots.ts'
import { PostgresSites } from '../plots/postgres-sites.ts'
import { namingOutages } from '../postgres/outages.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresPriceSettings } from '../pricing/postgres-price-settings.ts'
import { PostgresVatRates } from '../pricing/postgres-vat-rates.ts'
import { PostgresPaymentReminders } from '../reminders/postgres-payment-reminders.ts'
import { PostgresReportSources } from '../reports/postgres-report-sources.ts'
import { PostgresAmendments } from '../reservations/amend/postgres-amendments.ts'
import { HashedConfirmationKeys } from '../reservations/hashed-confirmation-keys.ts'
import { PostgresAgreements } from '../reservations/postgres-agreements.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresHelpfulVotes } from '../reviews/postgres-helpful-votes.ts'
import { PostgresReviewInvitations } from '../reviews/postgres-review-invitations.ts'
import { PostgresReviews } from '../reviews/postgres-reviews.ts'
import { PostgresUserReviews } from '../reviews/postgres-user-reviews.ts'
import { PostgresSavedTexts } from '../saved-texts/postgres-saved-texts.ts'
import { IndexedFindCampsitesNear } from '../search/indexed-find-campsites-near.ts'
import { PostgresFindCampsitesNear } from '../search/postgres-find-campsites-near.ts'
import { PostgresPlaces } from '../search/postgres-places.ts'
import { PostgresSettings } from '../settings/postgres-settings.ts'
import { PostgresShortIds } from '../short-ids/postgres-short-ids.ts'
import { PostgresSpecialTerms } from '../special-terms/postgres-special-terms.ts'
import { PostgresTags } from '../tags/postgres-tags.ts'
import { PostgresVouchers } from '../vouchers/postgres-vouchers.ts'
import { PostgresTemplateMappings } from '../whatsapp/postgres-template-mappings.ts'
import { PostgresWhatsAppMessages } from '../whatsapp/postgres-whatsapp-messages.ts'
import { Parts, Ports } from './ports.ts'

/** Those that need the entity manager of their scope, and what is kept in the process. */
const stores = {
  aboardLog: PostgresAboardLog,
  accounts: PostgresAccounts,
  agreements: PostgresAgreements,
  amendments: PostgresAmendments,
  auditLog: PostgresAuditLog,
  bankLines: PostgresBankLines,
  takenOverBookings: PostgresTakenOverBookings,
  billingBooks: PostgresBillingBooks,
  blocks: PostgresBlocks,
  bookings: PostgresDeskReservations,
  calendarAddresses: PostgresCalendarAddresses,
  calendarFeeds: PostgresCalendarFeeds,
  cashUps: PostgresCashUps,
  codes: PostgresOneTimeCodes,
  contactProofs: PostgresContactProofs,
  confirmationKeys: HashedConfirmationKeys,
  conversations: PostgresConversations,
  daySummaries: PostgresDaySummaries,
  deskLog: PostgresDeskLog,
  devices: PostgresKnownDevices,
  dmarcReports: PostgresDmarcReports,
  documents: PostgresDocuments,
  enquiries: PostgresEnquiries,
  formSecrets: PostgresFormSecrets,
  feedEvents: PostgresFeedEvents,
  feedReadings: PostgresFeedReadings,
  gatewayTests: PostgresGatewayTests,
  helpfulVotes: PostgresHelpfulVotes,
  htiBookings: PostgresHtiBookings,
  htiConnections: PostgresHtiConnections,
  htiLog: PostgresHtiLog,
  htiQueue: PostgresHtiQueue,
  htiTold: PostgresHtiTold,
  idempotencyKeys: PostgresIdempotencyKeys,
  holidayCalendars: PostgresHolidayCalendars,
  importRuns: PostgresImportRuns,
  knownCountries: PostgresKnownCountries,
  managedOrganisations: PostgresManagedOrganisations,
  occupancies: PostgresOccupancies,
  digests: PostgresDigests,
  newsChoices: PostgresNewsChoices,
  newsLog: PostgresNewsLog,
  organisationListings: PostgresOrganisationListings,
  organisationInvitations: PostgresOrganisationInvitations,
  organisationMembers: PostgresOrganisationMembers,
  organisationRecords: PostgresOrganisationRecords,
  outbox: PostgresOutbox,
  payouts: PostgresPayouts,
  shortIds: PostgresShortIds,
  shortLinks: PostgresShortLinks,
  issuedPapers: PostgresIssuedPapers,
  paperLists: PostgresPaperLists,
  paperRecords: PostgresInvoiceRecords,
  paymentBooks: PostgresPaymentBooks,
  peopleRecords: PostgresPeopleRecords,
  personalData: PostgresPersonalData,
  paymentReminders: PostgresPaymentReminders,
  paymentRules: PostgresPaymentRules,
  payments: PostgresPayments,
  pictureLists: PostgresPictureLists,
  plotMaps: PostgresPlotMaps,
  plots: PostgresPlots,
  priceSettings: PostgresPriceSettings,
  profiles: PostgresProfiles,
  prospects: PostgresProspects,
  ratings: PostgresRatings,
  reportSources: PostgresReportSources,
  reservations: PostgresReservations,
  reviewInvitations: PostgresReviewInvitations,
  reviews: PostgresReviews,
  savedCards: PostgresSavedCards,
  sessions: PostgresSessions,
  settings: PostgresSettings,
  sites: PostgresSites,
  smsMessages: PostgresSmsMessages,
  savedTexts: PostgresSavedTexts,
  specialTerms: PostgresSpecialTerms,
  tags: PostgresTags,
  tapeCharts: PostgresTapeCharts,
  templateMappings: PostgresTemplateMappings,
  userReviews: PostgresUserReviews,
  triedMails: PostgresTriedMails,
  users: PostgresUsers,
  vatRates: PostgresVatRates,
  vouchers: PostgresVouchers,
  whatsAppMessages: PostgresWhatsAppMessages,
  writtenMessages: PostgresWrittenMessages,
} satisfies { readonly [Name in keyof UseCasePorts]?: new (em: EntityManager, kept: KeptFacts) => UseCasePorts[Name] }

/** The stores over PostgreSQL, each on the entity manager of its scope; all of them name an outage as one. */
export const storesModule = new ContainerModule(({ bind }) => {
  for (const [name, Store] of Object.entries<new (em: EntityManager, kept: KeptFacts) => object>(stores)) {
    const id = Ports[name as keyof typeof stores]
    bind<object>(id).toResolvedValue(
      (em, kept) => namingOutages<object>(new Store(em, kept)),
      [Parts.entityManager, Parts.keptFacts],
    )
  }
  bind(Ports.auditTrail).toResolvedValue(
    (em, origin) => namingOutages(new PostgresAuditTrail(em, origin)),
    [Parts.entityManager, Parts.origin],
  )
  bind(Ports.transaction).toResolvedValue(
    (em, randomness, feed) => namingOutages(new PostgresTransaction({ em, randomness, onCommitted: () => feed.lookNow() })),
    [Parts.entityManager, Ports.randomness, Parts.changeFeed],
  )
  bind(Ports.catalogues).toResolvedValue(
    (em, cache, kept, isDemoMode, arePaymentsOff) => {
      const catalogues = namingOutages(new PostgresCatalogues({ em, cache, kept: kept.catalogues, isDemoMode }))
      return arePaymentsOff ? new CataloguesPaidThere(catalogues) : catalogues
    },
    [Parts.entityManager, Parts.catalogueCache, Parts.keptFacts, Parts.isDemoMode, Parts.arePaymentsOff],
  )
  bind(Ports.findCampsitesNear).toResolvedValue(
    (em, isDemoMode, catalogues, occupancies, index, cache) => {
      const database = new PostgresFindCampsitesNear({ em, isDemoMode, catalogues, occupancies })
      return namingOutages(index ? new IndexedFindCampsitesNear({ index, database, em, cache }) : database)
    },
    [Parts.entityManager, Parts.isDemoMode, Ports.catalogues, Ports.occupancies, Parts.campsiteIndex, Parts.catalogueCache],
  )
  bind(Ports.shownVersions).toResolvedValue(
    (em, isDemoMode) => namingOutages(new PostgresShownVersions({ em, isDemoMode })),
    [Parts.entityManager, Parts.isDemoMode],
  )
  bind(Ports.findableCampsites).toResolvedValue(
    (em, isDemoMode) => namingOutages(new PostgresFindableOrganisations({ em, isDemoMode })),
    [Parts.entityManager, Parts.isDemoMode],
  )
  bind(Ports.places).toResolvedValue(
    (em, isDemoMode, kept, index) => namingOutages(new PostgresPlaces({ em, isDemoMode, kept, index })),
    [Parts.entityManager, Parts.isDemoMode, Parts.keptFacts, Parts.campsiteIndex],
  )
  bind(Ports.attempts).toResolvedValue(
    (em, areRateLimitsOn) => (areRateLimitsOn ? namingOutages(new PostgresSignInAttempts(em)) : new UnlimitedAttempts()),
    [Parts.entityManager, Parts.areRateLimitsOn],
  )
  bind(Ports.htiLines).toResolvedValue(
    (em, keys) => namingOutages(new PostgresHtiLines(em, keys)),
    [Parts.entityManager, Parts.encryptionKeys],
  )
  bind(Ports.masterData).toResolvedValue(
    (em, keys) => namingOutages(new PostgresMasterData(em, keys)),
    [Parts.entityManager, Parts.encryptionKeys],
  )
  bind(Ports.secondFactors).toResolvedValue(
    (em, keys) => namingOutages(new PostgresSecondFactors(em, keys)),
    [Parts.entityManager, Parts.encryptionKeys],
  )
  bind(Ports.communicationHistory).toResolvedValue(
    (em, staysLocal) => namingOutages(new PostgresCommunicationHistory(em, { staysLocal })),
    [Parts.entityManager, Ports.staysLocal],
  )
  bind(Ports.organisationStore).toResolvedValue(
    (em, clock, randomness) => namingOutages(new PostgresOrganisationStore({ em, clock, randomness })),
    [Parts.entityManager, Ports.clock, Ports.randomness],
  )
  bind(Ports.documentReader).toResolvedValue(
    (knownCountries) => new OrganisationDocumentReader({ knownCountries }),
    [Ports.knownCountries],
  )
  bind(Ports.invariants).toResolvedValue(
    (em, clock) => namingOutages(new PostgresInvariants(em, clock)),
    [Parts.entityManager, Ports.clock],
  )
  bind(Ports.operations).toResolvedValue(
    (em, clock) => namingOutages(new PostgresOperations(em, clock)),
    [Parts.entityManager, Ports.clock],
  )
})

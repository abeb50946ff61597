import type { AuditTrail } from '@camp/application/audit/audit-trail.ts'
import type { Occupancies } from '@camp/application/availability/occupancies.ts'
import type { BillingLines } from '@camp/application/billing/billing-lines.ts'
import type { Blocks } from '@camp/application/blocks/blocks.ts'
import type { TapeCharts } from '@camp/application/calendar/tape-charts.ts'
import type { DeskPorts } from '@camp/application/desk/desk-ports.ts'
import type { Invariants } from '@camp/application/doctor/invariants.ts'
import type { Enquiries } from '@camp/application/enquiries/enquiries.ts'
import type { PlatformMail } from '@camp/application/enquiries/platform-mail.ts'
import type { HolidayCalendars } from '@camp/application/holidays/holiday-calendars.ts'
import type { IdempotencyKeys } from '@camp/application/idempotency/idempotency-keys.ts'
import type { OrganisationStore } from '@camp/application/import-export/organisation-store.ts'
import type { CommunicationHistory } from '@camp/application/messaging/communication-history.ts'
import type { MessageComposer } from '@camp/application/messaging/message-composer.ts'
import type { MessageLog } from '@camp/application/messaging/message-log.ts'
import type { MessageSenders } from '@camp/application/messaging/message-sender.ts'
import type { Outbox } from '@camp/application/messaging/outbox.ts'
import type { RelayQuota } from '@camp/application/messaging/relay/relay-quota.ts'
import type { SmsMessages } from '@camp/application/messaging/sms/sms-messages.ts'
import type { SmsProvider } from '@camp/application/messaging/sms/sms-provider.ts'
import type { Catalogues } from '@camp/application/organisations/catalogues.ts'
import type { ManagedOrganisationPorts } from '@camp/application/organisations/managed/managed-organisation-ports.ts'
import type { ManagedOrganisations } from '@camp/application/organisations/managed/managed-organisations.ts'
import type { InvitationLetters } from '@camp/application/organisations/members/organisation-members.ts'
import type { Ratings } from '@camp/application/organisations/ratings.ts'
import type { GatewayTests } from '@camp/application/payments/gateway-test/gateway-tests.ts'
import type { PaymentGateway } from '@camp/application/payments/payment-gateway.ts'
import type { Payments } from '@camp/application/payments/payments.ts'
import type { PaymentBooks } from '@camp/application/payments/reconcile/payment-books.ts'
import type { SavedCards } from '@camp/application/payments/saved-cards.ts'
import type { AccountNotices } from '@camp/application/people/account-notices.ts'
import type { CodeMessages } from '@camp/application/people/code-messages.ts'
import type { ProfilePorts } from '@camp/application/people/profile/profile-ports.ts'
import type { SignInPorts } from '@camp/application/people/sign-in-ports.ts'
import type { Users } from '@camp/application/people/users.ts'
import type { PictureLists } from '@camp/application/pictures/picture-lists.ts'
import type { PriceSettings } from '@camp/application/pricing/settings/price-settings.ts'
import type { VatRates } from '@camp/application/pricing/vat-rates.ts'
import type { ReminderPorts } from '@camp/application/reminders/send-payment-reminders.ts'
import type { Agreements } from '@camp/application/reservations/agreements.ts'
import type { AmendmentPorts } from '@camp/application/reservations/amend/amendment-ports.ts'
import type { Amendments } from '@camp/application/reservations/amend/amendments.ts'
import type { ReservationPorts } from '@camp/application/reservations/reservation-ports.ts'
import type { Reservations } from '@camp/application/reservations/reservations.ts'
import type { ReviewPorts } from '@camp/application/reviews/review-ports.ts'
import type { FindCampsitesNear } from '@camp/application/search/find-campsites-near.ts'
import type { Places } from '@camp/application/search/places.ts'
import type { PlotSettingsStores } from '@camp/application/settings/plot-settings-ports.ts'
import type { Settings } from '@camp/application/settings/settings.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { Transaction } from '@camp/application/shared/transaction.ts'
import type { Tags } from '@camp/application/tags/tags.ts'
import type { TemplateMappings } from '@camp/application/whatsapp/template-mappings.ts'
import type { TemplateTexts } from '@camp/application/whatsapp/template-texts.ts'
import type { WhatsAppMessages } from '@camp/application/whatsapp/whatsapp-messages.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ServiceIdentifier } from 'inversify'
import type { CatalogueCache } from '../organisations/catalogue-cache.ts'
import type { PictureParts } from '../pictures/open-pictures.ts'
import type { WhatsAppParts } from '../whatsapp/open-whatsapp.ts'

function port<Type>(name: string): ServiceIdentifier<Type> {
  return Symbol.for(`camp.${name}`)
}

/** What the modules ask the container for. Below the line: one per process; above it: one per request or command. */
export const Ports = {
  entityManager: port<EntityManager>('entity-manager'),
  transaction: port<Transaction>('transaction'),
  catalogues: port<Catalogues>('catalogues'),
  auditTrail: port<AuditTrail>('audit-trail'),
  managedOrganisationPorts: port<ManagedOrganisationPorts>('managed-organisation-ports'),
  invitationLetters: port<InvitationLetters>('invitation-letters'),
  managedOrganisations: port<ManagedOrganisations>('managed-organisations'),
  ratings: port<Ratings>('ratings'),
  tags: port<Tags>('tags'),
  occupancies: port<Occupancies>('occupancies'),
  holidayCalendars: port<HolidayCalendars>('holiday-calendars'),
  vatRates: port<VatRates>('vat-rates'),
  places: port<Places>('places'),
  findCampsitesNear: port<FindCampsitesNear>('find-campsites-near'),
  reservations: port<Reservations>('reservations'),
  blocks: port<Blocks>('blocks'),
  tapeCharts: port<TapeCharts>('tape-charts'),
  billingLines: port<BillingLines>('billing-lines'),
  reservationPorts: port<ReservationPorts>('reservation-ports'),
  reminderPorts: port<ReminderPorts>('reminder-ports'),
  amendments: port<Amendments>('amendments'),
  amendmentPorts: port<AmendmentPorts>('amendment-ports'),
  payments: port<Payments>('payments'),
  savedCards: port<SavedCards>('saved-cards'),
  gatewayTests: port<GatewayTests>('gateway-tests'),
  paymentBooks: port<PaymentBooks>('payment-books'),
  users: port<Users>('users'),
  settings: port<Settings>('settings'),
  plotSettings: port<PlotSettingsStores>('plot-settings'),
  agreements: port<Agreements>('agreements'),
  pictureLists: port<PictureLists>('picture-lists'),
  priceSettings: port<PriceSettings>('price-settings'),
  signInPorts: port<SignInPorts>('sign-in-ports'),
  profilePorts: port<ProfilePorts>('profile-ports'),
  codeMessages: port<CodeMessages>('code-messages'),
  accountNotices: port<AccountNotices>('account-notices'),
  outbox: port<Outbox>('outbox'),
  communicationHistory: port<CommunicationHistory>('communication-history'),
  smsMessages: port<SmsMessages>('sms-messages'),
  organisationStore: port<OrganisationStore>('organisation-store'),
  idempotencyKeys: port<IdempotencyKeys>('idempotency-keys'),
  invariants: port<Invariants>('invariants'),
  enquiries: port<Enquiries>('enquiries'),
  platformMail: port<PlatformMail>('platform-mail'),

  deskPorts: port<DeskPorts>('desk-ports'),
  bookings: port<DeskPorts['bookings']>('bookings'),
  deskLog: port<DeskPorts['deskLog']>('desk-log'),

  reviewPorts: port<ReviewPorts>('review-ports'),
  reviews: port<ReviewPorts['reviews']>('reviews'),
  helpfulVotes: port<ReviewPorts['helpfulVotes']>('helpful-votes'),
  userReviews: port<ReviewPorts['userReviews']>('user-reviews'),
  reviewInvitations: port<ReviewPorts['reviewInvitations']>('review-invitations'),

  clock: port<Clock>('clock'),
  randomness: port<Randomness>('randomness'),
  publicUrl: port<string>('public-url'),
  platformAddress: port<string>('platform-address'),
  isDemoMode: port<boolean>('is-demo-mode'),
  areRateLimitsOn: port<boolean>('are-rate-limits-on'),
  relayQuota: port<RelayQuota>('relay-quota'),
  emailBounceSecret: port<string | null>('email-bounce-secret'),
  staysLocal: port<boolean>('stays-local'),
  catalogueCache: port<CatalogueCache>('catalogue-cache'),
  pictureParts: port<PictureParts>('picture-parts'),
  gateway: port<PaymentGateway>('payment-gateway'),
  messageSenders: port<MessageSenders>('message-senders'),
  smsProvider: port<SmsProvider>('sms-provider'),
  whatsApp: port<WhatsAppParts>('whatsapp'),
  templateMappings: port<TemplateMappings>('template-mappings'),
  templateTexts: port<TemplateTexts>('template-texts'),
  whatsAppMessages: port<WhatsAppMessages>('whatsapp-messages'),
  messageComposer: port<MessageComposer>('message-composer'),
  messageLog: port<MessageLog>('message-log'),
} as const

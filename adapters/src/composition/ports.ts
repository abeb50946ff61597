import type { RelayQuota } from '@camp/application/messaging/relay/relay-quota.ts'
import type { UseCasePorts } from '@camp/application/use-cases.ts'
import type { TemplateSender } from '@camp/application/whatsapp/template-sender.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ServiceIdentifier } from 'inversify'
import type { ChangeFeed } from '../change-feed/change.ts'
import type { KeptFacts } from '../change-feed/kept-facts.ts'
import type { CatalogueCache } from '../organisations/catalogue-cache.ts'
import type { CampsiteIndex } from '../search/campsite-index.ts'

function part<Type>(name: string): ServiceIdentifier<Type> {
  return Symbol.for(`camp.${name}`)
}

function port<Name extends keyof UseCasePorts>(name: Name): ServiceIdentifier<UseCasePorts[Name]> {
  return part(name)
}

/** What adapters are made of and acts never see. */
export const Parts = {
  /** One per request or command; everything below is one per process. */
  entityManager: part<EntityManager>('entity-manager'),
  changeFeed: part<ChangeFeed>('change-feed'),
  campsiteIndex: part<CampsiteIndex | null>('campsite-index'),
  keptFacts: part<KeptFacts>('kept-facts'),
  catalogueCache: part<CatalogueCache>('catalogue-cache'),
  platformAddress: part<string>('platform-address'),
  isDemoMode: part<boolean>('is-demo-mode'),
  areRateLimitsOn: part<boolean>('are-rate-limits-on'),
  relayQuota: part<RelayQuota>('relay-quota'),
  emailBounceSecret: part<string | null>('email-bounce-secret'),
  templateSender: part<TemplateSender>('template-sender'),
}

/** Every port that an act asks for; one that is missing here does not compile. */
export const Ports = {
  aboardLetters: port('aboardLetters'),
  aboardLog: port('aboardLog'),
  accountNotices: port('accountNotices'),
  accounts: port('accounts'),
  agreements: port('agreements'),
  amendments: port('amendments'),
  attempts: port('attempts'),
  auditLog: port('auditLog'),
  auditTrail: port('auditTrail'),
  billingBooks: port('billingBooks'),
  blocks: port('blocks'),
  bookings: port('bookings'),
  bounceReader: port('bounceReader'),
  calendarEntries: port('calendarEntries'),
  calendarFeeds: port('calendarFeeds'),
  catalogues: port('catalogues'),
  clock: port('clock'),
  codeMessages: port('codeMessages'),
  codes: port('codes'),
  communicationHistory: port('communicationHistory'),
  daySummaries: port('daySummaries'),
  deskLog: port('deskLog'),
  devices: port('devices'),
  documentReader: port('documentReader'),
  documents: port('documents'),
  enquiries: port('enquiries'),
  findCampsitesNear: port('findCampsitesNear'),
  findableCampsites: port('findableCampsites'),
  gateway: port('gateway'),
  gatewayTests: port('gatewayTests'),
  hasher: port('hasher'),
  helpfulVotes: port('helpfulVotes'),
  holidayCalendars: port('holidayCalendars'),
  idempotencyKeys: port('idempotencyKeys'),
  invariants: port('invariants'),
  invitationLetters: port('invitationLetters'),
  knownCountries: port('knownCountries'),
  masterData: port('masterData'),
  managedOrganisations: port('managedOrganisations'),
  messageComposer: port('messageComposer'),
  messageLog: port('messageLog'),
  messageSenders: port('messageSenders'),
  occupancies: port('occupancies'),
  organisationListings: port('organisationListings'),
  organisationMembers: port('organisationMembers'),
  organisationRecords: port('organisationRecords'),
  organisationStore: port('organisationStore'),
  outbox: port('outbox'),
  paperRecords: port('paperRecords'),
  pause: port('pause'),
  nextTurn: port('nextTurn'),
  paymentBooks: port('paymentBooks'),
  paymentReminders: port('paymentReminders'),
  paymentRules: port('paymentRules'),
  payments: port('payments'),
  peopleRecords: port('peopleRecords'),
  permitRelay: port('permitRelay'),
  personalData: port('personalData'),
  pictureFiles: port('pictureFiles'),
  pictureLists: port('pictureLists'),
  pictures: port('pictures'),
  places: port('places'),
  plainText: port('plainText'),
  platformMail: port('platformMail'),
  plots: port('plots'),
  priceSettings: port('priceSettings'),
  profiles: port('profiles'),
  publicUrl: port('publicUrl'),
  randomness: port('randomness'),
  ratings: port('ratings'),
  recordNotification: port('recordNotification'),
  reservations: port('reservations'),
  reviewInvitations: port('reviewInvitations'),
  reviews: port('reviews'),
  sanitiseHtml: port('sanitiseHtml'),
  savedCards: port('savedCards'),
  sessions: port('sessions'),
  settings: port('settings'),
  sites: port('sites'),
  smsMessages: port('smsMessages'),
  shownVersions: port('shownVersions'),
  smsProvider: port('smsProvider'),
  specialTerms: port('specialTerms'),
  staysLocal: port('staysLocal'),
  tags: port('tags'),
  tapeCharts: port('tapeCharts'),
  templateDelivery: port('templateDelivery'),
  templateMappings: port('templateMappings'),
  templateTexts: port('templateTexts'),
  transaction: port('transaction'),
  userReviews: port('userReviews'),
  users: port('users'),
  vatRates: port('vatRates'),
  whatsAppMessages: port('whatsAppMessages'),
  whatsAppReports: port('whatsAppReports'),
  whatsAppSetup: port('whatsAppSetup'),
  writtenMessages: port('writtenMessages'),
} satisfies { readonly [Name in keyof UseCasePorts]: ServiceIdentifier<UseCasePorts[Name]> }

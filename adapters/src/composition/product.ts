import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Origin } from '@camp/application/audit/origin.ts'
import type { FeedFetcher } from '@camp/application/calendar-feeds/feed-fetcher.ts'
import type { HtiExchange } from '@camp/application/hti/client/hti-exchange.ts'
import type { IdempotencyKeys } from '@camp/application/idempotency/idempotency-keys.ts'
import type { Mailbox } from '@camp/application/messaging/email/mailbox.ts'
import { noReplyAddresses, type ReplyAddresses } from '@camp/application/messaging/email/reply-addresses.ts'
import type { MessageLog } from '@camp/application/messaging/message-log.ts'
import type { MessageSenders } from '@camp/application/messaging/message-sender.ts'
import type { RelayQuota } from '@camp/application/messaging/relay/relay-quota.ts'
import type { SmsProvider } from '@camp/application/messaging/sms/sms-provider.ts'
import type { PaymentGateway } from '@camp/application/payments/payment-gateway.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import { type UseCasePorts, type UseCases, useCasesOver } from '@camp/application/use-cases.ts'
import type { SmsPartPrice } from '@camp/domain/messaging/sms-cost.ts'
import type { FactorRule } from '@camp/domain/people/second-factor.ts'
import { type ContactKind, contactKinds } from '@camp/domain/reservations/contact-proof.ts'
import { type HoldLimits, holdLimits } from '@camp/domain/reservations/hold-limits.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Container, type ServiceIdentifier } from 'inversify'
import { CsvStatementReader } from '../bank-statements/csv-statement-reader.ts'
import { CsvTableReader } from '../booking-takeover/csv-table-reader.ts'
import { UnconfiguredSms } from '../bulksms/unconfigured-sms.ts'
import { HttpFeedFetcher } from '../calendar-feeds/http-feed-fetcher.ts'
import { IcalCalendarReader } from '../calendar-feeds/ical-calendar-reader.ts'
import { icalCalendarWriter } from '../calendar-feeds/ical-calendar-writer.ts'
import { type ChangeFeed, deafFeed } from '../change-feed/change.ts'
import { KeptFacts } from '../change-feed/kept-facts.ts'
import { ThreadedDmarcReader } from '../dmarc/threaded-dmarc-reader.ts'
import { noMailbox } from '../email/no-mailbox.ts'
import { ThreadedMailReader } from '../email/threaded-mail-reader.ts'
import { HttpHtiExchange } from '../hti/http-hti-exchange.ts'
import { XmlOtaCodec } from '../hti/xml-ota-codec.ts'
import { sanitise } from '../html/sanitise.ts'
import { PdfPaperPrinter } from '../invoices/print/pdf-paper-printer.ts'
import { plainText } from '../messaging/letter/plain-text.ts'
import { WordingCalendarEntries } from '../messaging/wording-calendar-entries.ts'
import { WordingComposer } from '../messaging/wording-composer.ts'
import { CatalogueCache } from '../organisations/catalogue-cache.ts'
import { outboundGuard } from '../outbound/outbound-guard.ts'
import { ParserThread } from '../parsing/parser-thread.ts'
import { Argon2PasswordHasher } from '../people/argon2-password-hasher.ts'
import { totpAuthenticator } from '../people/totp-authenticator.ts'
import type { PictureParts } from '../pictures/open-pictures.ts'
import { asOwnWork } from '../postgres/guard/own-work.ts'
import type { Database } from '../postgres/orm.ts'
import { PostgresEmptySearches } from '../reports/postgres-empty-searches.ts'
import type { CampsiteIndex } from '../search/campsite-index.ts'
import { openWhatsApp, type WhatsAppParts } from '../whatsapp/open-whatsapp.ts'
import { guardedUseCases } from './guarded-use-cases.ts'
import { messagesModule } from './messages.module.ts'
import { Parts, Ports } from './ports.ts'
import { storesModule } from './stores.module.ts'

/** The outside world of one process; tests put their own clock, gateway and senders here. */
export interface ProductSurroundings {
  readonly database: Database
  readonly clock: Clock
  readonly randomness: Randomness
  readonly publicUrl: string
  /** Where the platform reads its e-mail. */
  readonly platformAddress: string
  /** As it stands on its invoices; known by its address alone unless said. */
  readonly operator?: Operator
  /** Whether organisations that are marked as demo are found. */
  readonly isDemoMode: boolean
  /** On unless turned off. */
  readonly areRateLimitsOn?: boolean
  /** What may be kept without being paid; the settings' standard unless said. */
  readonly holdLimits?: HoldLimits
  /** What a code can be sent to; both unless said. */
  readonly provableContacts?: readonly ContactKind[]
  /** About what one part of an SMS costs; unknown unless said. */
  readonly smsPartPrice?: SmsPartPrice | null
  /** Whether anybody gets an SMS; yes unless said. */
  readonly isSmsOn?: boolean
  /**
   * Nothing that is sent leaves this machine, so its mailbox may show it to everybody; no unless said
   * otherwise.
   */
  readonly staysLocal?: boolean
  /** What proves a notification of a mail server; absent: nothing does. */
  readonly emailBounceSecret?: string | null
  /** What authenticators show their codes by, which know nothing of a demo; the same unless said. */
  readonly clockOfPhones?: Clock
  /** Of nobody unless said. */
  readonly factorRule?: FactorRule
  /** For secrets that must be read again, the newest first; absent: a secret of the database itself. */
  readonly encryptionKeys?: readonly string[]
  /** Nobody pays online, whatever the campsite has chosen. */
  readonly arePaymentsOff?: boolean
  /** 60 messages an hour and 500 a day unless said otherwise. */
  readonly relayQuota?: RelayQuota
  /** What is kept in memory follows it; nothing is kept without. */
  readonly changeFeed?: ChangeFeed
  /** What is kept, by this feed; some of its own unless said. */
  readonly kept?: KeptFacts
  /** Answers searches from memory; absent, the database does. */
  readonly campsiteIndex?: CampsiteIndex
  readonly gateway: PaymentGateway
  /** Milliseconds before each of many questions to it; a quarter of a second unless said. */
  readonly gatewayPause?: number
  readonly messageSenders: MessageSenders
  /** Where the platform's account for SMS is; none unless said. */
  readonly smsProvider?: SmsProvider | undefined
  /** Nothing leaves this machine unless said. */
  readonly whatsApp?: WhatsAppParts
  readonly messageLog: MessageLog
  readonly pictureParts: PictureParts
  /** How calendars elsewhere are fetched; public addresses alone unless said. */
  readonly feedFetcher?: FeedFetcher
  /** How the channel manager is spoken to; at public addresses alone unless said. */
  readonly htiExchange?: HtiExchange
  /** Where receivers of mail send their reports; none unless said. */
  readonly reportMailbox?: Mailbox
  /** Where guests answer, each booking at its own address; at the campsite's unless said. */
  readonly replyAddresses?: ReplyAddresses
  readonly replyMailbox?: Mailbox
}

export interface ProductScope {
  readonly useCases: UseCases
  readonly idempotencyKeys: IdempotencyKeys
}

type Operator = UseCasePorts['operator']

/** Four questions a second, no more, is what we ask of the gateway in bulk. */
const usualGatewayPause = 250

const nextTurn = () => setImmediate()

/** One of the process: it begins with the first file and ends when nobody asks. */
const parserThread = new ParserThread()

const standardHoldLimits = holdLimits({ visitor: 150, address: 300, network: 1200 })

const askedOfNobody: FactorRule = { requiredOf: [], graceDays: 0 }

const standardRelayQuota: RelayQuota = { perHour: 60, perDay: 500 }

/**
 * The composed product. One scope per request or command: an entity manager of its own under everything that
 * is resolved.
 */
export interface Product {
  /** Of the process's own work unless said. */
  scope(origin?: Origin): ProductScope
}

export function composeProduct(surroundings: ProductSurroundings): Product {
  const root = new Container()
  bindSurroundings(root, surroundings)
  root.load(storesModule, messagesModule)
  const makeFor = makingFor(root)
  return { scope: (origin = noRequest) => openScope(makeFor, surroundings.database, origin) }
}

/** What is the same for everybody: nothing of a request may be bound here, it would be kept for ever. */
function bindSurroundings(root: Container, surroundings: ProductSurroundings): void {
  const { publicUrl, pictureParts } = surroundings
  const whatsApp = surroundings.whatsApp ?? openWhatsApp({ settings: undefined, publicUrl })
  root.bind(Parts.platformAddress).toConstantValue(surroundings.platformAddress)
  root.bind(Parts.isDemoMode).toConstantValue(surroundings.isDemoMode)
  root.bind(Parts.areRateLimitsOn).toConstantValue(surroundings.areRateLimitsOn ?? true)
  const limits = surroundings.holdLimits ?? standardHoldLimits
  root.bind(Ports.holdLimits).toConstantValue(surroundings.areRateLimitsOn === false ? null : limits)
  root.bind(Ports.smsPartPrice).toConstantValue(surroundings.smsPartPrice ?? null)
  root.bind(Ports.isSmsOn).toConstantValue(surroundings.isSmsOn ?? true)
  root.bind(Ports.provableContacts).toConstantValue(surroundings.provableContacts ?? contactKinds)
  root.bind(Parts.arePaymentsOff).toConstantValue(surroundings.arePaymentsOff ?? false)
  root.bind(Ports.factorRule).toConstantValue(surroundings.factorRule ?? askedOfNobody)
  root.bind(Parts.encryptionKeys).toConstantValue(surroundings.encryptionKeys ?? [])
  root
    .bind(Ports.authenticator)
    .toConstantValue(totpAuthenticator({ publicUrl, clock: surroundings.clockOfPhones ?? surroundings.clock }))
  root.bind(Parts.relayQuota).toConstantValue(surroundings.relayQuota ?? standardRelayQuota)
  root.bind(Ports.staysLocal).toConstantValue(surroundings.staysLocal ?? false)
  root.bind(Parts.emailBounceSecret).toConstantValue(surroundings.emailBounceSecret ?? null)
  root.bind(Parts.campsiteIndex).toConstantValue(surroundings.campsiteIndex ?? null)
  const changeFeed = surroundings.changeFeed ?? deafFeed
  root.bind(Parts.changeFeed).toConstantValue(changeFeed)
  const kept = surroundings.kept ?? new KeptFacts(changeFeed, new CatalogueCache())
  root.bind(Parts.keptFacts).toConstantValue(kept)
  root.bind(Parts.catalogueCache).toConstantValue(kept.catalogues.cache)
  root.bind(Parts.templateSender).toConstantValue(whatsApp.templates)
  root.bind(Ports.clock).toConstantValue(surroundings.clock)
  root.bind(Ports.randomness).toConstantValue(surroundings.randomness)
  root.bind(Ports.ownWork).toConstantValue(asOwnWork)
  root.bind(Ports.publicUrl).toConstantValue(publicUrl)
  root.bind(Ports.gateway).toConstantValue(surroundings.gateway)
  root.bind(Ports.messageSenders).toConstantValue(surroundings.messageSenders)
  root.bind(Ports.messageLog).toConstantValue(surroundings.messageLog)
  root.bind(Ports.smsProvider).toConstantValue(surroundings.smsProvider ?? new UnconfiguredSms())
  root.bind(Ports.whatsAppReports).toConstantValue(whatsApp.reports)
  root.bind(Ports.whatsAppSetup).toConstantValue(whatsApp.setup)
  root.bind(Ports.pictures).toConstantValue(pictureParts.pictures)
  root.bind(Ports.pictureFiles).toConstantValue(pictureParts.pictureFiles)
  root.bind(Ports.operator).toConstantValue(surroundings.operator ?? unknownOperator(surroundings.platformAddress))
  root.bind(Ports.paperPrinter).toConstantValue(new PdfPaperPrinter())
  const replyAddresses = surroundings.replyAddresses ?? noReplyAddresses
  root.bind(Ports.replyAddresses).toConstantValue(replyAddresses)
  root.bind(Ports.replyMailbox).toConstantValue(surroundings.replyMailbox ?? noMailbox)
  root.bind(Ports.mailReader).toConstantValue(new ThreadedMailReader(parserThread))
  root.bind(Ports.messageComposer).toConstantValue(new WordingComposer(replyAddresses))
  root.bind(Ports.calendarEntries).toConstantValue(new WordingCalendarEntries())
  root.bind(Ports.otaCodec).toConstantValue(new XmlOtaCodec())
  root.bind(Ports.calendarReader).toConstantValue(new IcalCalendarReader(parserThread))
  root.bind(Ports.statementReader).toConstantValue(new CsvStatementReader())
  root.bind(Ports.tableReader).toConstantValue(new CsvTableReader())
  root.bind(Ports.dmarcReader).toConstantValue(new ThreadedDmarcReader(parserThread))
  root.bind(Ports.reportMailbox).toConstantValue(surroundings.reportMailbox ?? noMailbox)
  root.bind(Ports.calendarWriter).toConstantValue(icalCalendarWriter)
  root
    .bind(Ports.feedFetcher)
    .toConstantValue(surroundings.feedFetcher ?? new HttpFeedFetcher({ guard: outboundGuard([]), publicUrl }))
  const htiExchange = surroundings.htiExchange ?? new HttpHtiExchange({ guard: outboundGuard([]) })
  root.bind(Ports.htiExchange).toConstantValue(htiExchange)
  root.bind(Ports.hasher).toConstantValue(new Argon2PasswordHasher())
  root.bind(Ports.sanitiseHtml).toConstantValue(sanitise)
  root.bind(Ports.plainText).toConstantValue(plainText)
  root.bind(Ports.emptySearches).toConstantValue(new PostgresEmptySearches(surroundings))
  root.bind(Ports.pause).toConstantValue(() => setTimeout(surroundings.gatewayPause ?? usualGatewayPause))
  root.bind(Ports.wait).toConstantValue((milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false }))
  root.bind(Ports.nextTurn).toConstantValue(nextTurn)
}

function unknownOperator(address: string): Operator {
  return { name: address, addressLines: [], email: address, phone: null, registrationNumber: null }
}

const noRequest: Origin = { door: 'background', network: null }

/** What one request or command has of its own. */
interface OfScope {
  readonly entityManager: EntityManager
  readonly origin: Origin
}

type MakeFor = <Part>(id: ServiceIdentifier<Part>, scope: OfScope) => Part

/**
 * One container makes the parts of every scope, so that it plans how each is made once and not for every
 * request: a part is made at once, and while it is, the container knows for whom.
 */
function makingFor(root: Container): MakeFor {
  let madeFor: OfScope | undefined
  const ofScope = () => {
    if (!madeFor) throw new Error('a part of a scope was asked for outside of one')
    return madeFor
  }
  root.bind(Parts.entityManager).toDynamicValue(() => ofScope().entityManager)
  root.bind(Parts.origin).toDynamicValue(() => ofScope().origin)
  return (id, scope) => {
    const before = madeFor
    madeFor = scope
    try {
      return root.get(id)
    } finally {
      madeFor = before
    }
  }
}

function openScope(makeFor: MakeFor, database: Database, origin: Origin): ProductScope {
  let entityManager: EntityManager | undefined
  const scope: OfScope = {
    origin,
    get entityManager() {
      entityManager ??= database.forkEntityManager()
      return entityManager
    },
  }
  return {
    useCases: guardedUseCases(useCasesOver(portsOf((name) => makeFor<unknown>(Ports[name], scope)))),
    get idempotencyKeys() {
      return makeFor<IdempotencyKeys>(Ports.idempotencyKeys, scope)
    },
  }
}

/** Each is made when it is read. */
function portsOf(make: (name: keyof typeof Ports) => unknown): UseCasePorts {
  const isPort = (name: PropertyKey): name is keyof typeof Ports => Object.hasOwn(Ports, name)
  return new Proxy({} as UseCasePorts, { get: (_, name) => (isPort(name) ? make(name) : undefined) })
}

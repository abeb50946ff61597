import { setImmediate, setTimeout } from 'node:timers/promises'
import type { IdempotencyKeys } from '@camp/application/idempotency/idempotency-keys.ts'
import type { MessageLog } from '@camp/application/messaging/message-log.ts'
import type { MessageSenders } from '@camp/application/messaging/message-sender.ts'
import type { RelayQuota } from '@camp/application/messaging/relay/relay-quota.ts'
import type { SmsProvider } from '@camp/application/messaging/sms/sms-provider.ts'
import type { PaymentGateway } from '@camp/application/payments/payment-gateway.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import { type UseCasePorts, type UseCases, useCasesOver } from '@camp/application/use-cases.ts'
import { Container } from 'inversify'
import { UnconfiguredSms } from '../bulksms/unconfigured-sms.ts'
import { type ChangeFeed, deafFeed } from '../change-feed/change.ts'
import { KeptFacts } from '../change-feed/kept-facts.ts'
import { sanitise } from '../html/sanitise.ts'
import { plainText } from '../messaging/letter/plain-text.ts'
import { WordingCalendarEntries } from '../messaging/wording-calendar-entries.ts'
import { WordingComposer } from '../messaging/wording-composer.ts'
import { CatalogueCache } from '../organisations/catalogue-cache.ts'
import { Argon2PasswordHasher } from '../people/argon2-password-hasher.ts'
import type { PictureParts } from '../pictures/open-pictures.ts'
import type { Database } from '../postgres/orm.ts'
import type { CampsiteIndex } from '../search/campsite-index.ts'
import { openWhatsApp, type WhatsAppParts } from '../whatsapp/open-whatsapp.ts'
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
  /** Whether organisations that are marked as demo are found. */
  readonly isDemoMode: boolean
  /** On unless turned off. */
  readonly areRateLimitsOn?: boolean
  /**
   * Nothing that is sent leaves this machine, so its mailbox may show it to everybody; no unless said
   * otherwise.
   */
  readonly staysLocal?: boolean
  /** What proves a notification of a mail server; absent: nothing does. */
  readonly emailBounceSecret?: string | null
  /** 60 messages an hour and 500 a day unless said otherwise. */
  readonly relayQuota?: RelayQuota
  /** What is kept in memory follows it; nothing is kept without. */
  readonly changeFeed?: ChangeFeed
  /** One of its own unless said. */
  readonly catalogueCache?: CatalogueCache
  /** Answers searches from memory; absent, the database does. */
  readonly campsiteIndex?: CampsiteIndex
  readonly gateway: PaymentGateway
  readonly messageSenders: MessageSenders
  /** Where the platform's account for SMS is; none unless said. */
  readonly smsProvider?: SmsProvider | undefined
  /** Nothing leaves this machine unless said. */
  readonly whatsApp?: WhatsAppParts
  readonly messageLog: MessageLog
  readonly pictureParts: PictureParts
}

export interface ProductScope {
  readonly useCases: UseCases
  readonly idempotencyKeys: IdempotencyKeys
}

/** Four questions a second, no more, is what we ask of the gateway in bulk. */
const pause = () => setTimeout(250)

const nextTurn = () => setImmediate()

const standardRelayQuota: RelayQuota = { perHour: 60, perDay: 500 }

/**
 * The composed product. One scope per request or command: an entity manager of its own under everything that
 * is resolved.
 */
export interface Product {
  scope(): ProductScope
}

export function composeProduct(surroundings: ProductSurroundings): Product {
  const root = new Container()
  bindSurroundings(root, surroundings)
  root.load(storesModule, messagesModule)
  return { scope: () => openScope(root, surroundings.database) }
}

/** What is the same for everybody: nothing of a request may be bound here, it would be kept for ever. */
function bindSurroundings(root: Container, surroundings: ProductSurroundings): void {
  const { publicUrl, pictureParts } = surroundings
  const whatsApp = surroundings.whatsApp ?? openWhatsApp({ settings: undefined, publicUrl })
  root.bind(Parts.platformAddress).toConstantValue(surroundings.platformAddress)
  root.bind(Parts.isDemoMode).toConstantValue(surroundings.isDemoMode)
  root.bind(Parts.areRateLimitsOn).toConstantValue(surroundings.areRateLimitsOn ?? true)
  root.bind(Parts.relayQuota).toConstantValue(surroundings.relayQuota ?? standardRelayQuota)
  root.bind(Ports.staysLocal).toConstantValue(surroundings.staysLocal ?? false)
  root.bind(Parts.emailBounceSecret).toConstantValue(surroundings.emailBounceSecret ?? null)
  root.bind(Parts.campsiteIndex).toConstantValue(surroundings.campsiteIndex ?? null)
  const changeFeed = surroundings.changeFeed ?? deafFeed
  root.bind(Parts.changeFeed).toConstantValue(changeFeed)
  root.bind(Parts.keptFacts).toConstantValue(new KeptFacts(changeFeed))
  root.bind(Parts.catalogueCache).toConstantValue(surroundings.catalogueCache ?? new CatalogueCache())
  root.bind(Parts.templateSender).toConstantValue(whatsApp.templates)
  root.bind(Ports.clock).toConstantValue(surroundings.clock)
  root.bind(Ports.randomness).toConstantValue(surroundings.randomness)
  root.bind(Ports.publicUrl).toConstantValue(publicUrl)
  root.bind(Ports.gateway).toConstantValue(surroundings.gateway)
  root.bind(Ports.messageSenders).toConstantValue(surroundings.messageSenders)
  root.bind(Ports.messageLog).toConstantValue(surroundings.messageLog)
  root.bind(Ports.smsProvider).toConstantValue(surroundings.smsProvider ?? new UnconfiguredSms())
  root.bind(Ports.whatsAppReports).toConstantValue(whatsApp.reports)
  root.bind(Ports.whatsAppSetup).toConstantValue(whatsApp.setup)
  root.bind(Ports.pictures).toConstantValue(pictureParts.pictures)
  root.bind(Ports.pictureFiles).toConstantValue(pictureParts.pictureFiles)
  root.bind(Ports.messageComposer).toConstantValue(new WordingComposer())
  root.bind(Ports.calendarEntries).toConstantValue(new WordingCalendarEntries())
  root.bind(Ports.hasher).toConstantValue(new Argon2PasswordHasher())
  root.bind(Ports.sanitiseHtml).toConstantValue(sanitise)
  root.bind(Ports.plainText).toConstantValue(plainText)
  root.bind(Ports.pause).toConstantValue(pause)
  root.bind(Ports.nextTurn).toConstantValue(nextTurn)
}

function openScope(root: Container, database: Database): ProductScope {
  const scope = new Container({ parent: root })
  scope.bind(Parts.entityManager).toConstantValue(database.forkEntityManager())
  return {
    useCases: useCasesOver(portsOf(scope)),
    get idempotencyKeys() {
      return scope.get<IdempotencyKeys>(Ports.idempotencyKeys)
    },
  }
}

/** Each is fetched from the container when it is read. */
function portsOf(scope: Container): UseCasePorts {
  const isPort = (name: PropertyKey): name is keyof typeof Ports => Object.hasOwn(Ports, name)
  return new Proxy({} as UseCasePorts, { get: (_, name) => (isPort(name) ? scope.get<unknown>(Ports[name]) : undefined) })
}

import type { IdempotencyKeys } from '@camp/application/idempotency/idempotency-keys.ts'
import type { MessageLog } from '@camp/application/messaging/message-log.ts'
import type { MessageSenders } from '@camp/application/messaging/message-sender.ts'
import type { RelayQuota } from '@camp/application/messaging/relay/relay-quota.ts'
import type { SmsProvider } from '@camp/application/messaging/sms/sms-provider.ts'
import type { PaymentGateway } from '@camp/application/payments/payment-gateway.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { Container } from 'inversify'
import { UnconfiguredSms } from '../bulksms/unconfigured-sms.ts'
import { WordingComposer } from '../messaging/wording-composer.ts'
import { CatalogueCache } from '../organisations/catalogue-cache.ts'
import type { PictureParts } from '../pictures/open-pictures.ts'
import type { Database } from '../postgres/orm.ts'
import { openWhatsApp, type WhatsAppParts } from '../whatsapp/open-whatsapp.ts'
import { amendmentsModule } from './amendments.module.ts'
import { billingModule } from './billing.module.ts'
import { calendarModule } from './calendar.module.ts'
import { deskModule } from './desk.module.ts'
import { emailModule } from './email.module.ts'
import { enquiriesModule } from './enquiries.module.ts'
import { invoicesModule } from './invoices.module.ts'
import { managedOrganisationsModule } from './managed-organisations.module.ts'
import { messagingModule } from './messaging.module.ts'
import { offlineReservationsModule } from './offline-reservations.module.ts'
import { organisationsModule } from './organisations.module.ts'
import { paymentsModule } from './payments.module.ts'
import { peopleModule } from './people.module.ts'
import { picturesModule } from './pictures.module.ts'
import { plotSettingsModule } from './plot-settings.module.ts'
import { Ports } from './ports.ts'
import { priceSettingsModule } from './price-settings.module.ts'
import { relayModule } from './relay.module.ts'
import { remindersModule } from './reminders.module.ts'
import { reservationsModule } from './reservations.module.ts'
import { reviewsModule } from './reviews.module.ts'
import { searchModule } from './search.module.ts'
import { settingsModule } from './settings.module.ts'
import { smsModule } from './sms.module.ts'
import { storesModule } from './stores.module.ts'
import { useCasesOf } from './use-cases.ts'
import { whatsAppModule } from './whatsapp.module.ts'

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
  /** Nothing that is sent leaves this machine, so its mailbox may show it to everybody; no unless said otherwise. */
  readonly staysLocal?: boolean
  /** What proves a notification of a mail server; absent: nothing does. */
  readonly emailBounceSecret?: string | null
  /** 60 messages an hour and 500 a day unless said otherwise. */
  readonly relayQuota?: RelayQuota
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

const standardRelayQuota: RelayQuota = { perHour: 60, perDay: 500 }

/** The composed product. One scope per request or command: an entity manager of its own under everything that is resolved. */
export interface Product {
  scope(): ProductScope
}

export function composeProduct(surroundings: ProductSurroundings): Product {
  const root = new Container()
  root.bind(Ports.clock).toConstantValue(surroundings.clock)
  root.bind(Ports.randomness).toConstantValue(surroundings.randomness)
  root.bind(Ports.publicUrl).toConstantValue(surroundings.publicUrl)
  root.bind(Ports.platformAddress).toConstantValue(surroundings.platformAddress)
  root.bind(Ports.isDemoMode).toConstantValue(surroundings.isDemoMode)
  root.bind(Ports.areRateLimitsOn).toConstantValue(surroundings.areRateLimitsOn ?? true)
  root.bind(Ports.relayQuota).toConstantValue(surroundings.relayQuota ?? standardRelayQuota)
  root.bind(Ports.staysLocal).toConstantValue(surroundings.staysLocal ?? false)
  root.bind(Ports.emailBounceSecret).toConstantValue(surroundings.emailBounceSecret ?? null)
  root.bind(Ports.catalogueCache).toConstantValue(new CatalogueCache())
  root.bind(Ports.gateway).toConstantValue(surroundings.gateway)
  root.bind(Ports.messageSenders).toConstantValue(surroundings.messageSenders)
  root.bind(Ports.smsProvider).toConstantValue(surroundings.smsProvider ?? new UnconfiguredSms())
  root
    .bind(Ports.whatsApp)
    .toConstantValue(surroundings.whatsApp ?? openWhatsApp({ settings: undefined, publicUrl: surroundings.publicUrl }))
  root.bind(Ports.messageComposer).toConstantValue(new WordingComposer())
  root.bind(Ports.messageLog).toConstantValue(surroundings.messageLog)
  root.bind(Ports.pictureParts).toConstantValue(surroundings.pictureParts)
  root.load(
    storesModule,
    searchModule,
    reviewsModule,
    reservationsModule,
    remindersModule,
    amendmentsModule,
    calendarModule,
    billingModule,
    deskModule,
    offlineReservationsModule,
    paymentsModule,
    messagingModule,
    relayModule,
    emailModule,
    whatsAppModule,
    smsModule,
    organisationsModule,
    managedOrganisationsModule,
    enquiriesModule,
    peopleModule,
    invoicesModule,
    settingsModule,
    plotSettingsModule,
    picturesModule,
    priceSettingsModule,
  )
  return { scope: () => openScope(root, surroundings.database) }
}

function openScope(root: Container, database: Database): ProductScope {
  const scope = new Container({ parent: root })
  scope.bind(Ports.entityManager).toConstantValue(database.forkEntityManager())
  return {
    useCases: useCasesOf(scope),
    get idempotencyKeys() {
      return scope.get(Ports.idempotencyKeys)
    },
  }
}

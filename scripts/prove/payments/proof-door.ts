import { deafFeed } from '@camp/adapters/change-feed/change.ts'
import { readingPastKept } from '@camp/adapters/change-feed/kept.ts'
import { composeProduct } from '@camp/adapters/composition/product.ts'
import { LocalMailboxSender } from '@camp/adapters/messaging/local-mailbox-sender.ts'
import { PeachPayments } from '@camp/adapters/payments/peach-payments.ts'
import type { PeachSettings } from '@camp/adapters/payments/peach-settings.ts'
import { picturePartsOf } from '@camp/adapters/pictures/open-pictures.ts'
import { pictureRoute } from '@camp/adapters/pictures/picture-route.ts'
import { checkDatabase } from '@camp/adapters/postgres/check-database.ts'
import type { Database } from '@camp/adapters/postgres/orm.ts'
import { cryptoRandomness } from '@camp/adapters/shared/crypto-randomness.ts'
import { endingWithRequest } from '@camp/adapters/shared/request-end.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import type { PaymentGateway } from '@camp/application/payments/payment-gateway.ts'
import { InMemoryPictureFiles } from '@camp/application/pictures/testing/in-memory-picture-files.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { createWebApp } from '@camp/web/server/app.ts'
import { someSite } from '@camp/web/server/testing/some-site.ts'
import { watchedInTests } from '@camp/web/server/testing/watched-in-tests.ts'

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly facts: object
  readonly message: string
}

export interface DoorParts {
  readonly database: Database
  readonly clock: Clock
  /** What the product writes to its log is added here. */
  readonly log: LogLine[]
  /** `siteUrl` is the product's own address. */
  readonly settings: PeachSettings
  /** Stands between the product and its client of the gateway. */
  readonly gatewayAs?: (gateway: PaymentGateway) => PaymentGateway
}

export interface ProofDoor {
  readonly fetch: (request: Request) => Response | Promise<Response>
  /** Of a unit of work of its own. */
  useCases(): UseCases
}

/**
 * The whole product as it is composed for production, with the real client of the gateway; only its pages are
 * not built.
 */
export function openDoor({ database, clock, log, settings, gatewayAs = (gateway) => gateway }: DoorParts): ProofDoor {
  const mailbox = new LocalMailboxSender()
  const pictureParts = picturePartsOf(new InMemoryPictureFiles(clock), {
    rendition: async ({ key }) => refused({ code: 'picture-unknown', key }),
  })
  const product = composeProduct({
    database,
    clock,
    publicUrl: settings.siteUrl,
    randomness: cryptoRandomness,
    platformAddress: 'hello@camp.example',
    isDemoMode: false,
    areRateLimitsOn: false,
    messageLog: new RecordingMessageLog(),
    gateway: gatewayAs(new PeachPayments({ settings, clock })),
    messageSenders: { email: mailbox, sms: mailbox, app: mailbox },
    pictureParts,
  })
  const written = (level: LogLine['level']) => (facts: object, message: string) => void log.push({ level, facts, message })
  const { fetch } = createWebApp({
    container: {
      scope: product.scope,
      paymentOrigins: [],
      site: someSite(),
      formSecret: () => 'of this proof',
      mailbox: null,
      pictures: pictureRoute(pictureParts.pictureStore),
      endingWithRequest,
      readingPastKept,
      checkReadiness: () => checkDatabase(database),
      changeFeedState: () => 'lost',
      changeFeed: deafFeed,
      watched: watchedInTests,
      close: async () => {},
    },
    log: { info: written('info'), warn: written('warn'), error: written('error') },
    now: clock.now,
    isDevelopment: false,
    trustsProxy: false,
    paymentOrigins: [],
    clientDirectory: null,
  })
  return { fetch, useCases: () => product.scope().useCases }
}

import { readFile } from 'node:fs/promises'
import { composeProduct, type Product, type ProductSurroundings } from '@camp/adapters/composition/product.ts'
import { LocalMailboxSender } from '@camp/adapters/messaging/local-mailbox-sender.ts'
import { picturePartsOf } from '@camp/adapters/pictures/open-pictures.ts'
import { loadReferenceData } from '@camp/adapters/postgres/reference-data.ts'
import type {} from '@camp/adapters/postgres/testing/global-setup.ts'
import { startTestStore, type TestStore } from '@camp/adapters/postgres/testing/test-store.ts'
import { cryptoRandomness } from '@camp/adapters/shared/crypto-randomness.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import { InMemoryPaymentGateway } from '@camp/application/payments/testing/in-memory-payment-gateway.ts'
import { InMemoryPictureFiles } from '@camp/application/pictures/testing/in-memory-picture-files.ts'
import { system } from '@camp/application/shared/actor.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { holdLimits } from '@camp/domain/reservations/hold-limits.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { type AppFixture, givenApp, testHost } from './given-app.ts'

const referenceDocument = new URL('../../../adapters/demo/reference-organisations.json', import.meta.url)

/** Saturday, ten in the morning in South Africa. */
export const today = '2026-11-21T08:00:00Z'

export interface MovableClock extends Clock {
  moveTo(instant: string): void
}

export interface ServedMarketplace extends AppFixture {
  readonly store: TestStore
  readonly product: Product
  readonly clock: MovableClock
  readonly gateway: InMemoryPaymentGateway
  stop(): Promise<void>
}

/** All guests of a test come from one place. */
const manyGuests = holdLimits({ visitor: 100_000, address: 100_000, network: 100_000, unproved: 100_000 })

/**
 * The composed product over a database of its own, behind its web door; the gateway does what the test says.
 */
export async function givenProduct(store: TestStore, others: Partial<ProductSurroundings> = {}): Promise<ServedMarketplace> {
  const clock = movableClock()
  const gateway = new InMemoryPaymentGateway(clock)
  const mailbox = new LocalMailboxSender()
  const product = composeProduct({
    database: store.database,
    clock,
    randomness: cryptoRandomness,
    publicUrl: testHost,
    platformAddress: 'hello@camp.example',
    isDemoMode: false,
    holdLimits: manyGuests,
    gateway,
    staysLocal: true,
    messageSenders: { email: mailbox, sms: mailbox, app: mailbox },
    messageLog: new RecordingMessageLog(),
    pictureParts: picturePartsOf(new InMemoryPictureFiles(clock), {
      rendition: async ({ key }) => refused({ code: 'picture-unknown', key }),
    }),
    ...others,
  })
  return { ...givenApp(product.scope), store, product, clock, gateway, stop: store.stop }
}

/** With the six reference organisations, imported as an administrator does it. */
export async function givenServedMarketplace(others: Partial<ProductSurroundings> = {}): Promise<ServedMarketplace> {
  const store = await startTestStore()
  await loadReferenceData(store.em)
  const marketplace = await givenProduct(store, others)
  const imported = await marketplace.product.scope().useCases.importOrganisations.execute({
    actor: system('test'),
    document: JSON.parse(await readFile(referenceDocument, 'utf8')),
    dryRun: false,
    onProgress: () => {},
  })
  if (!imported.ok) throw new Error(`the reference organisations were refused: ${JSON.stringify(imported.refusal)}`)
  return marketplace
}

function movableClock(): MovableClock {
  let now = Temporal.Instant.from(today)
  return {
    now: () => now,
    moveTo: (instant) => {
      now = Temporal.Instant.from(instant)
    },
  }
}

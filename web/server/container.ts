import type { ChangeFeed } from '@camp/adapters/change-feed/change.ts'
import { readingPastKept } from '@camp/adapters/change-feed/kept.ts'
import { KeptFacts } from '@camp/adapters/change-feed/kept-facts.ts'
import { type ChangeFeedState, PostgresChangeFeed } from '@camp/adapters/change-feed/postgres-change-feed.ts'
import { composeProduct, type ProductScope } from '@camp/adapters/composition/product.ts'
import type { StandIns } from '@camp/adapters/composition/stand-ins.ts'
import { gatewaySettings, showsMailbox, surroundingsOf } from '@camp/adapters/composition/surroundings.ts'
import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import type { Logger } from '@camp/adapters/logging/logger.ts'
import { createMailboxPage } from '@camp/adapters/messaging/mailbox-page.ts'
import { CatalogueCache } from '@camp/adapters/organisations/catalogue-cache.ts'
import { PostgresFormSecrets } from '@camp/adapters/people/postgres-form-secrets.ts'
import { pictureRoute } from '@camp/adapters/pictures/picture-route.ts'
import { checkDatabase } from '@camp/adapters/postgres/check-database.ts'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import { CampsiteIndex } from '@camp/adapters/search/campsite-index.ts'
import { endingWithRequest } from '@camp/adapters/shared/request-end.ts'
import type { Origin } from '@camp/application/audit/origin.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Hono } from 'hono'
import type { Watched } from './metrics/watched.ts'
import { originOfTiles } from './origin-of-tiles.ts'
import type { SiteFacts } from './request-scope.ts'
import { followFormSecret } from './session/follow-form-secret.ts'

/** Milliseconds: somewhat more than a statement may take, so that a slow one is told by the server itself. */
const databaseSilence = 3_300

/** What the web needs of the composed product. */
export interface Container {
  /** A unit of work of its own, and everything over it; the process's own work unless it says from where. */
  scope(origin?: Origin): ProductScope
  /** Where a form may lead to pay, besides this site. */
  readonly paymentOrigins: readonly string[]
  /** Where pictures of the map come from, besides this site. */
  readonly tileOrigins?: readonly string[]
  readonly site: SiteFacts
  /** What our forms are signed with: the same in every process of this marketplace. */
  readonly formSecret: () => string
  /** Lets programs of the platform send through it; absent: nobody has one. */
  readonly serviceKey?: string | undefined
  /** `/pictures/…`. */
  readonly pictures: Hono
  /** `/dev/messages`; null where messages are real. */
  readonly mailbox: Hono | null
  /** What `work` waits for ends with the request. */
  readonly endingWithRequest: typeof endingWithRequest
  /** What `work` asks is read from the database, whatever is kept of it. */
  readonly readingPastKept: typeof readingPastKept
  /** Answers when the database does and has the schema of this version, throws otherwise. */
  checkReadiness(): Promise<void>
  /** While changes of the database are not heard, nothing that is kept in memory is used. */
  changeFeedState(): ChangeFeedState
  readonly changeFeed: ChangeFeed
  /** What `/metrics` says of this process and of the work that waits. */
  readonly watched: Watched
  close(): Promise<void>
}

export interface ContainerOptions {
  readonly configuration: Configuration
  readonly databaseUrl: string
  /** Past a pooler: the connection that hears of changes is kept. */
  readonly directDatabaseUrl: string
  readonly log: Logger
  readonly standIns: StandIns
  readonly clock: Clock
}

export async function openContainer(options: ContainerOptions): Promise<Container> {
  const { configuration, databaseUrl, directDatabaseUrl, log, standIns, clock } = options
  const { databaseReplicaUrls: replicaUrls, preparesStatements } = configuration
  const database = await openDatabase({
    url: databaseUrl,
    poolSize: configuration.databasePoolSize,
    replicaUrls,
    preparesStatements,
    silenceMilliseconds: databaseSilence,
  })
  const changeFeed = new PostgresChangeFeed({ url: directDatabaseUrl, log })
  const surroundings = surroundingsOf({ configuration, database, logger: log, standIns, clock })
  const { isDemoMode } = surroundings
  const kept = new KeptFacts(changeFeed, new CatalogueCache(configuration.plotsInMemory))
  const campsiteIndex = new CampsiteIndex({ database, feed: changeFeed, clock, isDemoMode, kept, log })
  const product = composeProduct({ ...surroundings, changeFeed, kept, campsiteIndex })
  const formSecret = await followFormSecret(() => new PostgresFormSecrets(database.forkEntityManager()).current(), log)
  changeFeed.start()
  const gateway = gatewaySettings(configuration) ?? standIns.payments
  return {
    scope: product.scope,
    paymentOrigins: gateway ? [new URL(gateway.checkoutUrl).origin] : [],
    ...(configuration.mapTiles && { tileOrigins: [originOfTiles(configuration.mapTiles.url)] }),
    formSecret: formSecret.current,
    serviceKey: configuration.serviceKey,
    site: siteFacts(configuration),
    pictures: pictureRoute(surroundings.pictureParts.pictureStore),
    mailbox: showsMailbox(configuration)
      ? createMailboxPage({ listMessages: listMessagesOf(() => product.scope().useCases) })
      : null,
    endingWithRequest,
    readingPastKept,
    checkReadiness: () => checkDatabase(database),
    changeFeedState: () => changeFeed.state,
    changeFeed,
    watched: {
      token: configuration.metricsToken,
      pool: database.poolFigures,
      replicas: database.replicaFigures,
      changeLagSeconds: () => changeFeed.lagSeconds(),
      isIndexCurrent: () => campsiteIndex.current() !== undefined,
      isReadAhead: () => campsiteIndex.isReadAhead,
      operations: () => product.scope().useCases.readOperationFigures.execute(),
    },
    close: async () => {
      await formSecret.stop()
      await changeFeed.stop()
      await campsiteIndex.stop()
      await database.close()
    },
  }
}

function siteFacts({ publicUrl, operator, siteName, socialPages, mapTiles, channelsOff }: Configuration): SiteFacts {
  const phoneChannels = (['WHATSAPP', 'SMS'] as const).filter((by) => !channelsOff.includes(by === 'SMS' ? 'sms' : 'app'))
  const sendsEmail = !channelsOff.includes('email')
  return { publicUrl, operator, name: siteName ?? null, social: socialPages, mapTiles, phoneChannels, sendsEmail }
}

/** The mailbox page lives as long as the process, its reads as long as a request. */
function listMessagesOf(useCases: () => UseCases): UseCases['listMessages'] {
  return { execute: (query) => useCases().listMessages.execute(query) }
}

import type { OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { Logger } from '../../logging/logger.ts'
import { PostgresSignInAttempts } from '../../people/postgres-sign-in-attempts.ts'
import type { Database } from '../../postgres/orm.ts'
import { databaseOf } from '../../postgres/typed-database.ts'
import { plainLetter } from '../plain-letter.ts'
import { PostgresWrittenMessages } from '../postgres-written-messages.ts'
import { alarmWords } from './alarm-words.ts'
import { type PhoneLimits, type PhoneQuota, phoneQuota, type QuotaOf } from './phone-quota.ts'

interface QuotaParts {
  readonly database: Pick<Database, 'forkEntityManager'>
  readonly limits: PhoneLimits
  readonly platformAddress: string
  readonly logger: Pick<Logger, 'error'>
  readonly clock: Clock
  readonly randomness: Randomness
}

/** Counted where guesses are, whose rows live for more than an hour. */
export function postgresPhoneQuota({ database, limits, platformAddress, logger, clock, randomness }: QuotaParts): PhoneQuota {
  return phoneQuota({
    attempts: {
      take: (limit) => new PostgresSignInAttempts(database.forkEntityManager()).take(limit),
      giveBack: (place) => new PostgresSignInAttempts(database.forkEntityManager()).giveBack(place),
    },
    campsiteOf: (id) => campsiteOf(database, id),
    limits,
    clock,
    async alarm(of: QuotaOf) {
      logger.error({ quota: of }, 'the quota of phone messages is used up')
      const letter = { id: randomness.uuid(), to: platformAddress, language: 'en' as const, ...alarmWords(of) }
      await new PostgresWrittenMessages(database.forkEntityManager()).add(plainLetter(letter, { clock }))
    },
  })
}

async function campsiteOf(database: QuotaParts['database'], id: OutgoingMessage['id']): Promise<string | undefined> {
  const row = await databaseOf(database.forkEntityManager())
    .selectFrom('outbox_message')
    .select('organisation_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.organisation_id ?? undefined
}

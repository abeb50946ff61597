import { isEmbedded } from '@camp/adapters/composition/surroundings.ts'
import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import { type Database, openDatabase } from '@camp/adapters/postgres/orm.ts'
import { prepareDatabase } from '@camp/adapters/postgres/prepare-database.ts'
import { cryptoRandomness } from '@camp/adapters/shared/crypto-randomness.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import { schemaOrExit } from './schema-or-exit.ts'

/** Milliseconds. A second start of the same folder waits until the first has loaded the demo. */
const patience = 600_000

/**
 * In the embedded default the newest schema, the rows that the product ships and the demo marketplace, once;
 * another's database must have its schema already.
 */
export async function prepareMarketplace(configuration: Configuration, url: string, clock: Clock): Promise<void> {
  if (!isEmbedded(configuration)) return schemaOrExit(url)
  await prepareDatabase(url)
  const database = await openDatabase({
    url,
    poolSize: 1,
    limits: { lock: patience, statement: patience, idleTransaction: patience },
  })
  try {
    await loadDemo(configuration, database, clock)
  } finally {
    await database.close()
  }
}

/** A line for every tenth campsite: the first start takes a while, and nobody should wonder. */
async function loadDemo({ publicUrl }: Configuration, database: Database, clock: Clock): Promise<void> {
  const onProgress = (done: number, of: number, what: string) => {
    if (done % 10 === 0 || done === of) console.log(`Loading the demo marketplace: ${done} of ${of}, ${what}`)
  }
  const { loadDemoMarketplace } = await import('@camp/adapters/demo/load-demo-marketplace.ts')
  await loadDemoMarketplace({
    em: database.forkEntityManager(),
    clock,
    randomness: cryptoRandomness,
    publicUrl,
    onProgress,
  })
}

import { join } from 'node:path'
import { sandboxHosts } from '../sandboxes/environment-of.ts'
import { findSandboxes } from '../sandboxes/find-sandboxes.ts'
import type { PastPayment } from '../sandboxes/peach/past-payment.ts'
import type { SandboxSettings } from '../sandboxes/registry.ts'
import { type SandboxPage, startSandboxesFor } from '../sandboxes/start-sandboxes.ts'
import type { StandIns } from '../src/composition/stand-ins.ts'
import type { Configuration } from '../src/configuration/configuration.ts'
import { openDatabase } from '../src/postgres/orm.ts'
import { pastPayments } from './past-payments.ts'
import { DrawnPictureStore } from './pictures/drawn-picture-store.ts'
import { tellHtiSandboxAnew } from './tell-hti-sandbox-anew.ts'

export interface EmbeddedDefault {
  readonly standIns: StandIns
  /** Of the sandboxes that run. */
  readonly pages: readonly SandboxPage[]
  stop(): Promise<void>
}

/** Starts what stands in for the real world beside the product that serves. None with `DATABASE_URL`. */
export async function startEmbeddedDefault(
  configuration: Configuration,
  databaseUrl: string,
): Promise<EmbeddedDefault | undefined> {
  const sandboxes = await startSandboxesFor(configuration, await prepared(databaseUrl))
  return sandboxes && { ...sandboxes, standIns: standInsOf(sandboxes.settings, configuration) }
}

/** Sandboxes keep nothing: what they are to know from before, and what they are to be told again. */
async function prepared(url: string): Promise<readonly PastPayment[]> {
  const database = await openDatabase({ url, poolSize: 1 })
  try {
    await tellHtiSandboxAnew(database.forkEntityManager())
    return await pastPayments(database.forkEntityManager())
  } finally {
    await database.close()
  }
}

/** What a product of the same data folder has started already, for a command beside it. */
export async function findEmbeddedDefault(configuration: Configuration): Promise<StandIns> {
  return standInsOf(await findSandboxes(configuration.dataDirectory), configuration)
}

function standInsOf(settings: SandboxSettings, { dataDirectory }: Configuration): StandIns {
  return {
    ...settings,
    hosts: sandboxHosts(settings),
    drawnPictures: new DrawnPictureStore({ dir: join(dataDirectory, 'pictures') }),
  }
}

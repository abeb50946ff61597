import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import { configurationExitCode } from '@camp/adapters/configuration/configuration-error.ts'
import { type ConnectionRoom, connectionRoom } from '@camp/adapters/postgres/connection-room.ts'

/** Too few connections show on the busiest day, as errors: better today, as a sentence. */
export async function connectionsOrExit(configuration: Configuration, directUrl: string): Promise<void> {
  const { webProcesses, workerProcesses, databasePoolSize, databaseDirectUrl, databaseReplicaUrls } = configuration
  const room = await connectionRoom(directUrl, {
    webProcesses,
    workerProcesses,
    poolSize: databaseDirectUrl ? null : databasePoolSize,
    hasReplicas: databaseReplicaUrls.length > 0,
  })
  if (room.wanted <= room.available) return
  console.error(connectionShortage(configuration, room))
  process.exit(configurationExitCode)
}

export function connectionShortage(
  {
    webProcesses,
    workerProcesses,
    databasePoolSize,
  }: Pick<Configuration, 'webProcesses' | 'workerProcesses' | 'databasePoolSize'>,
  { wanted, available }: ConnectionRoom,
): string {
  return (
    `WEB_PROCESSES ${webProcesses} with DATABASE_POOL_SIZE ${databasePoolSize} and WORKER_PROCESSES ${workerProcesses} ` +
    `may need ${wanted} connections, ` +
    `and the database gives ${available}. Make one of them smaller, raise max_connections, or put a pooler between (docs/operations.md).`
  )
}

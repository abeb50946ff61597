import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import { configurationExitCode } from '@camp/adapters/configuration/configuration-error.ts'
import { type ConnectionRoom, connectionRoom } from '@camp/adapters/postgres/connection-room.ts'

/** Too few connections show on the busiest day, as errors: better today, as a sentence. */
export async function connectionsOrExit(configuration: Configuration, directUrl: string): Promise<void> {
  const { webProcesses, databasePoolSize, databaseDirectUrl } = configuration
  const room = await connectionRoom(directUrl, { webProcesses, poolSize: databaseDirectUrl ? null : databasePoolSize })
  if (room.wanted <= room.available) return
  console.error(connectionShortage(configuration, room))
  process.exit(configurationExitCode)
}

export function connectionShortage(
  { webProcesses, databasePoolSize }: Pick<Configuration, 'webProcesses' | 'databasePoolSize'>,
  { wanted, available }: ConnectionRoom,
): string {
  return (
    `WEB_PROCESSES ${webProcesses} with DATABASE_POOL_SIZE ${databasePoolSize} may need ${wanted} connections, ` +
    `and the database gives ${available}. Make one of the two smaller, raise max_connections, or put a pooler between (docs/operations.md).`
  )
}

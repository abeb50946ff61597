import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import type { Tracing } from '@camp/adapters/tracing/start-tracing.ts'

/** Without an address nothing of it is loaded. */
export async function openTracing({ tracesEndpoint }: Pick<Configuration, 'tracesEndpoint'>): Promise<Tracing | undefined> {
  if (tracesEndpoint === undefined) return undefined
  const { startTracing } = await import('@camp/adapters/tracing/start-tracing.ts')
  return startTracing(tracesEndpoint)
}

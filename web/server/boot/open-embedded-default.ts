import { isEmbedded } from '@camp/adapters/composition/surroundings.ts'
import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import type { EmbeddedDefault } from '@camp/adapters/demo/embedded-default.ts'

/** Only the embedded default loads what stands in for the real world. */
export async function openEmbeddedDefault(
  configuration: Configuration,
  databaseUrl: string,
): Promise<EmbeddedDefault | undefined> {
  if (!isEmbedded(configuration)) return undefined
  const { startEmbeddedDefault } = await import('@camp/adapters/demo/embedded-default.ts')
  return startEmbeddedDefault(configuration, databaseUrl)
}

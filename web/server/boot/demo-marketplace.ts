import { join } from 'node:path'
import type { Configuration } from '@camp/adapters/configuration/configuration.ts'

/** Draws the small renditions of every scene ahead of the first visitor; the rest follows on request. */
export async function drawPictures({
  dataDirectory,
  drawsPicturesAhead,
}: Pick<Configuration, 'dataDirectory' | 'drawsPicturesAhead'>): Promise<void> {
  if (!drawsPicturesAhead) return
  const { renderAll } = await import('@camp/adapters/demo/pictures/drawn-picture-store.ts')
  await renderAll({ dir: join(dataDirectory, 'pictures') })
}

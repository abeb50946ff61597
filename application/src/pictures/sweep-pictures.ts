import type { Clock } from '../shared/clock.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import type { PictureFile, PictureFiles } from './picture-files.ts'
import type { PictureLists } from './picture-lists.ts'

export interface SweepPicturesPorts {
  readonly pictureFiles: PictureFiles
  readonly pictureLists: PictureLists
  readonly clock: Clock
}

/** An upload is kept a moment before anything shows it, and a small size is made when somebody looks. */
const hoursKept = 24

/**
 * Deletes the files of pictures that nothing shows any more. Every upload has a key of its own, so what
 * nothing shows will never be shown again. Safe to run twice at once.
 */
export class SweepPictures {
  readonly #ports: SweepPicturesPorts

  constructor(ports: SweepPicturesPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly removed: readonly string[] }> {
    const { pictureFiles, pictureLists, clock } = this.#ports
    const byKey = Map.groupBy(await pictureFiles.list(), ({ name }) => keyOf(name))
    const shown = await pictureLists.shownKeys()
    const before = clock.now().subtract({ hours: hoursKept })
    const isOld = ({ keptAt }: PictureFile) => keptAt.epochMilliseconds < before.epochMilliseconds
    const unused = [...byKey].filter(([key, files]) => !shown.has(key) && files.every(isOld))
    const names = unused.flatMap(([, files]) => files.map(({ name }) => name))
    if (!dryRun) await eachByItself(names, (name) => pictureFiles.remove(name))
    return { removed: unused.map(([key]) => key).toSorted() }
  }
}

/** `{key}/{file}`. */
function keyOf(name: string): string {
  return name.split('/')[0] ?? name
}

import type { Clock } from '../../shared/clock.ts'
import type { PictureFile, PictureFiles } from '../picture-files.ts'

export class InMemoryPictureFiles implements PictureFiles {
  readonly #files = new Map<string, { readonly file: PictureFile; readonly bytes: Uint8Array }>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    return this.#files.get(name)?.bytes
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    this.#files.set(name, { file: { name, keptAt: this.#clock.now() }, bytes })
  }

  async list(): Promise<readonly PictureFile[]> {
    return [...this.#files.values()].map(({ file }) => file)
  }

  async remove(name: string): Promise<void> {
    this.#files.delete(name)
  }
}

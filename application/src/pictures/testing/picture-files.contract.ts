import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PictureFiles } from '../picture-files.ts'

export interface PictureFilesFixture {
  readonly files: PictureFiles
  readonly stop: () => Promise<void>
}

const bytes = (...all: number[]) => Uint8Array.from(all)

/** Nothing is kept at first. */
export function pictureFilesContract(adapter: string, start: () => Promise<PictureFilesFixture>): void {
  describe(`${adapter}: PictureFiles`, () => {
    let fixture: PictureFilesFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())
    const read = async (name: string) => {
      const kept = await fixture.files.read(name)
      return kept && [...kept]
    }

    it('gives back what was written, byte by byte', async () => {
      await fixture.files.write('up-1/original.webp', bytes(0, 255, 13, 10), 'image/webp')

      expect(await read('up-1/original.webp')).toEqual([0, 255, 13, 10])
    })

    it('knows nothing of a name that was never written', async () => {
      expect(await read('up-1/original.webp')).toBeUndefined()
      expect(await fixture.files.list()).toEqual([])
    })

    it('keeps what is written twice once', async () => {
      await fixture.files.write('up-1/64.webp', bytes(1), 'image/webp')
      await fixture.files.write('up-1/64.webp', bytes(2, 3), 'image/webp')

      expect(await read('up-1/64.webp')).toEqual([2, 3])
      expect((await fixture.files.list()).map(({ name }) => name)).toEqual(['up-1/64.webp'])
    })

    it('lists more files than one page of a store holds, each with the moment that it was written', async () => {
      const names = ['up-1/64.webp', 'up-1/original.webp', 'up-2/64.avif', 'up-2/64.jpeg', 'up-3/original.webp']
      for (const name of names) await fixture.files.write(name, bytes(1), 'image/webp')

      const listed = await fixture.files.list()

      expect(listed.map(({ name }) => name).toSorted()).toEqual(names)
      const moments = listed.map(({ keptAt }) => keptAt.epochMilliseconds)
      expect(Math.max(...moments) - Math.min(...moments)).toBeLessThan(60_000)
      expect(Math.min(...moments)).toBeGreaterThan(0)
    })

    it('removes one file, and does not mind one that is gone', async () => {
      await fixture.files.write('up-1/64.webp', bytes(1), 'image/webp')
      await fixture.files.write('up-1/96.webp', bytes(2), 'image/webp')

      await fixture.files.remove('up-1/64.webp')
      await fixture.files.remove('up-1/64.webp')

      expect(await read('up-1/64.webp')).toBeUndefined()
      expect(await read('up-1/96.webp')).toEqual([2])
    })
  })
}

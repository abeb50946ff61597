import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  PictureFormat,
  PictureStore,
  PictureWidth,
  Rendition,
  RenditionRefusal,
  RenditionRequest,
} from '@camp/application/pictures/picture-store.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import sharp from 'sharp'
import { encoded } from '../../src/pictures/encoded.ts'
import { OneAtATime } from '../../src/pictures/one-at-a-time.ts'
import { contentTypes, renditionName } from '../../src/pictures/rendition-name.ts'
import { picturesOfPlaces } from '../pictured-places.ts'
import { drawnLogos, logoSvg } from './logo.ts'
import { sceneSvg } from './scene.ts'
import { type SceneDescriptor, sceneCatalogue } from './scene-catalogue.ts'
import { sitePlanSvg, sitePlans } from './site-plan.ts'

export interface DrawnPictureStoreOptions {
  /** Where renditions are kept; it may be emptied at any time. */
  readonly dir: string
}

/** What is drawn when it is asked for. */
interface Drawing {
  readonly key: string
  readonly svg: (width: number) => string
}

function drawingOf(key: string, svg: Drawing['svg']): Drawing {
  return { key, svg }
}

/** The drawn scenes, signs and plans, rendered from their SVG at the width asked for and kept on disk. */
export class DrawnPictureStore implements PictureStore {
  readonly #dir: string
  readonly #drawings: ReadonlyMap<string, Drawing>
  readonly #work = new OneAtATime(2)

  constructor({ dir }: DrawnPictureStoreOptions) {
    this.#dir = dir
    const scenes = allScenes().map((scene) => drawingOf(scene.key, (width) => sceneSvg(scene, width)))
    const logos = drawnLogos.map((logo) => drawingOf(logo.key, (width) => logoSvg(logo, width)))
    const plans = sitePlans.map((plan) => drawingOf(plan.key, (width) => sitePlanSvg(plan, width)))
    this.#drawings = new Map([...scenes, ...logos, ...plans].map((drawing) => [drawing.key, drawing]))
  }

  async rendition(request: RenditionRequest): Promise<Result<Rendition, RenditionRefusal>> {
    const drawing = this.#drawings.get(request.key)
    if (!drawing) return refused({ code: 'picture-unknown', key: request.key })
    const name = renditionName(request)
    if (!name.ok) return name

    const bytes = await this.#kept(drawing, name.value.width, name.value.format)

    return accepted({ bytes, contentType: contentTypes[name.value.format], etag: etagOf(bytes) })
  }

  /** The two sizes that lists show, made before the first guest comes. What is there already is kept. */
  async prepare(scene: SceneDescriptor): Promise<void> {
    const missing = await Promise.all(
      preparedWidths.map(async (width) => ((await this.#read(scene, width, 'webp')) ? [] : [width])),
    )
    const widths = missing.flat()
    if (widths.length === 0) return
    await this.#work.run(`${scene.key}/prepare`, async () => {
      const master = await sharp(Buffer.from(sceneSvg(scene, 640)))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { width, height, channels } = master.info
      for (const target of widths) {
        const image = sharp(master.data, { raw: { width, height, channels } })
        await this.#write(
          scene,
          target,
          'webp',
          await encoded(target === width ? image : image.resize({ width: target }), 'webp', target),
        )
      }
    })
  }

  async #kept(drawing: Drawing, width: PictureWidth, format: PictureFormat): Promise<Uint8Array> {
    const kept = await this.#read(drawing, width, format)
    if (kept) return kept
    return this.#work.run(this.#file(drawing, width, format), async () => {
      const bytes = await encoded(
        sharp(Buffer.from(drawing.svg(Math.max(width, 256))))
          .removeAlpha()
          .resize({ width }),
        format,
        width,
      )
      await this.#write(drawing, width, format, bytes)
      return bytes
    })
  }

  async #read(drawing: Pick<Drawing, 'key'>, width: PictureWidth, format: PictureFormat): Promise<Uint8Array | undefined> {
    return readFile(this.#file(drawing, width, format)).catch((problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ENOENT') return undefined
      throw problem
    })
  }

  /** Written beside and renamed, so that nobody ever reads half a picture. */
  async #write(drawing: Pick<Drawing, 'key'>, width: PictureWidth, format: PictureFormat, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#dir, { recursive: true })
    const unfinished = join(this.#dir, `.${randomUUID()}.part`)
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, this.#file(drawing, width, format))
    } catch (problem) {
      await rm(unfinished, { force: true })
      throw problem
    }
  }

  /** Made of the catalogue's own key and checked numbers only, never of what was asked for. */
  #file({ key }: Pick<Drawing, 'key'>, width: PictureWidth, format: PictureFormat): string {
    return join(this.#dir, `${key}-${width}.${format}`)
  }
}

/** First those that lists show first. */
function allScenes(): readonly SceneDescriptor[] {
  return [...picturesOfPlaces(), ...sceneCatalogue()]
}

const preparedWidths = [640, 384] as const satisfies readonly PictureWidth[]

export interface RenderAllOptions extends DrawnPictureStoreOptions {
  readonly onProgress?: (done: number, total: number) => void
}

/** Makes the sizes that lists show of every scene; safe to run again. */
export async function renderAll({ dir, onProgress }: RenderAllOptions): Promise<{ readonly sceneCount: number }> {
  const store = new DrawnPictureStore({ dir })
  const scenes = allScenes()
  let done = 0
  const waiting = scenes.values()
  const worker = async () => {
    for (const scene of waiting) {
      await store.prepare(scene)
      done += 1
      onProgress?.(done, scenes.length)
    }
  }
  await Promise.all([worker(), worker()])
  return { sceneCount: scenes.length }
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha1').update(bytes).digest('base64url')}"`
}

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { sceneSvg } from './scene.ts'
import { sceneCatalogue } from './scene-catalogue.ts'

/**
 * Makes the icons that must be PNG from `web/public/favicon.svg`, and the site's picture; run it after that
 * file has changed: `node adapters/demo/pictures/render-icons.ts`.
 */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, isSquare: true },
  { file: 'icon-192.png', size: 192, isSquare: false },
  { file: 'icon-512.png', size: 512, isSquare: false },
  { file: 'icon-maskable-512.png', size: 512, isSquare: true },
] as const

const publicFile = (name: string) => fileURLToPath(new URL(`../../../web/public/${name}`, import.meta.url))
const drawn = await readFile(publicFile('favicon.svg'), 'utf8')
/** Platforms that cut their own shape want colour up to the edge. */
const filled = drawn.replace(' rx="14"', '')

for (const { file, size, isSquare } of icons) {
  await sharp(Buffer.from(isSquare ? filled : drawn), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toFile(publicFile(file))
}

/** What is shown where a link to the site is shared: 1200×630, cut from one of the drawn scenes. */
const [shared] = sceneCatalogue().filter(({ kind, family }) => kind === 'camping' && family === 'karoo')
if (!shared) throw new Error('the catalogue has no such scene')
await sharp(Buffer.from(sceneSvg(shared)))
  .resize(1200, 630, { fit: 'cover', position: 'bottom' })
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(publicFile('share.jpg'))

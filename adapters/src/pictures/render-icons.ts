import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/**
 * Makes the icons that must be PNG from `web/public/favicon.svg`; run it after that file has changed:
 * `node adapters/src/pictures/render-icons.ts`.
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

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/
/** Smaller files cost more in headers than they save. */
const smallest = 512

/** Distances are coded in pairs for most built scripts, in eights for the framework's large file. */
const distances = [
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3, [constants.BROTLI_PARAM_NDIRECT]: 120 },
]

/**
 * Lays a `.br` and a `.gz` beside every text asset of the client's build, so that serving costs no processor
 * time.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir) await compressFolder(dir)
      },
    },
  }
}

async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && compressible.test(file.name))
  await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < smallest) return
  await writeFile(`${path}.br`, await smallestBrotli(content))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const tries = await Promise.all(
    distances.map((distance) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, ...distance } }),
    ),
  )
  return tries.reduce((best, next) => (next.length < best.length ? next : best))
}

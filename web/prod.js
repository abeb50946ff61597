import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The product as it is served: one program, which `npm run build` makes of `server/boot/serve.ts`. Plain
 * JavaScript: what Node.js reads TypeScript with is held, 17 to 30 MB, as long as the process lives.
 */
const program = new URL('./build/program/serve.js', import.meta.url)

if (existsSync(program)) await import(program.href)
else {
  console.error(`There is nothing to serve yet: ${fileURLToPath(program)} is missing.\nNext: npm run build`)
  process.exitCode = 78
}

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The commands and the worker as production runs them: one program, which `npm run build` makes of
 * `src/main.ts`.
 */
const program = new URL('./build/camp.js', import.meta.url)

if (existsSync(program)) await import(program.href)
else {
  console.error(`There are no commands yet: ${fileURLToPath(program)} is missing.\nNext: npm run build`)
  process.exitCode = 78
}

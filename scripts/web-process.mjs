import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How Node.js runs the web process, so that its memory stays small: what requests leave behind is collected
 * sooner, and threads share what they give back and give large pieces back to the system (glibc; bytes). One
 * thread helps to collect and to compile: four of them keep two cores from the one that answers. The same in
 * `deploy`.
 */
export const webProcess = {
  args: ['--max-semi-space-size=8', '--heap-growing-percent=20', '--v8-pool-size=1', 'web/prod.js'],
  env: {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '524288',
    MALLOC_MMAP_THRESHOLD_: '1048576',
  },
}

/** How another checkout is served, which may be of a version whose program began in TypeScript. */
export function webEntryOf(checkout) {
  return existsSync(join(checkout, 'web/prod.js')) ? 'web/prod.js' : 'web/prod.ts'
}

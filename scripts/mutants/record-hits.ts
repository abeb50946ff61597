import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

/** Each test file says in a file of its own which anchors of the code ran. */
const run = globalThis as { ranAnchors?: Set<string> }
const started = performance.now()

afterAll(() => {
  const test = expect.getState().testPath ?? ''
  const name = `${createHash('sha1').update(test).digest('hex')}.json`
  const milliseconds = performance.now() - started
  const hits = [...(run.ranAnchors ?? [])]
  writeFileSync(join(process.env.MUTANTS_HITS ?? '', name), JSON.stringify({ test, milliseconds, hits }))
})

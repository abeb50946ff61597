import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changesOf, withHits } from './changes.mjs'
import { coreTests, hitsSetup, testSetup } from './test-run.mjs'

/**
 * One run of the tests that reach the files: for each anchor of each of them the test files that ran it, the
 * quickest first; with `conceptOf` those of the same concepts alone. Fails when a test fails without any
 * change.
 */
export async function testsByAnchor(paths, workers, conceptOf) {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  const wanted = new Set(paths)
  const rewrite = (file, source) => {
    if (!wanted.has(file)) return source
    const hit = (anchor) => `globalThis.ranAnchor('${file}',${JSON.stringify(anchor)})`
    return `${withHits(source, changesOf(source).anchors, hit)}\n;${hit('end')}`
  }
  try {
    const vitest = await coreTests(rewrite, {
      bail: 0,
      isolate: false,
      maxWorkers: workers,
      related: paths,
      setupFiles: [...testSetup, hitsSetup],
      env: { TZ: 'UTC', MUTANTS_HITS: folder },
    })
    const relevant = await vitest.getRelevantTestSpecifications()
    const concepts = conceptOf && new Set(paths.map(conceptOf))
    const asked = concepts ? relevant.filter(({ moduleId }) => concepts.has(conceptOf(moduleId))) : relevant
    const { testModules } = await vitest.runTestSpecifications(asked)
    await vitest.close()
    const failed = testModules.filter((module) => !module.ok()).map((module) => module.moduleId)
    if (failed.length > 0) throw new Error(`tests fail without any change: ${failed.join(', ')}`)
    return byAnchor(readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function byAnchor(records) {
  const found = new Map()
  for (const { test, milliseconds, hits } of records.toSorted((one, other) => one.milliseconds - other.milliseconds)) {
    for (const hit of hits) found.set(hit, [...(found.get(hit) ?? []), { test, milliseconds }])
  }
  return found
}

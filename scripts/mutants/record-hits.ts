import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

/**
 * Each test file says in a file of its own which anchors of the code ran. A module is read once for all test
 * files: what ran while it was read counts for each that imports it.
 */
interface Module {
  readonly file: string
  readonly imports: ReadonlySet<string>
}

interface Recorder {
  ran: Set<string>
  readonly whileRead: Map<string, Set<string>>
  readonly reading: string[]
}

const thread = globalThis as unknown as {
  recorder?: Recorder
  ranAnchor: (file: string, anchor: number | 'end') => void
  __vitest_worker__: {
    readonly evaluatedModules: {
      readonly fileToModulesMap: ReadonlyMap<string, ReadonlySet<Module>>
      getModuleById(id: string): Module | undefined
    }
  }
}

thread.recorder ??= { ran: new Set(), whileRead: new Map(), reading: [] }
const recorder = thread.recorder
recorder.ran = new Set()
const started = performance.now()

thread.ranAnchor = (file, anchor) => {
  if (anchor === 'end') return void recorder.reading.pop()
  if (anchor === 0) recorder.reading.push(file)
  const hit = `${file}#${anchor}`
  recorder.ran.add(hit)
  const reading = recorder.reading.at(-1)
  if (reading) recorder.whileRead.set(reading, (recorder.whileRead.get(reading) ?? new Set()).add(hit))
}

afterAll(() => {
  const test = expect.getState().testPath ?? ''
  const name = `${createHash('sha1').update(test).digest('hex')}.json`
  const milliseconds = performance.now() - started
  const hits = new Set([...recorder.ran, ...[...importedBy(test)].flatMap((file) => [...(recorder.whileRead.get(file) ?? [])])])
  writeFileSync(join(process.env.MUTANTS_HITS ?? '', name), JSON.stringify({ test, milliseconds, hits: [...hits] }))
})

function importedBy(test: string): ReadonlySet<string> {
  const { evaluatedModules } = thread.__vitest_worker__
  const found = new Set(evaluatedModules.fileToModulesMap.get(test))
  for (const module of found)
    for (const id of module.imports) {
      const imported = evaluatedModules.getModuleById(id)
      if (imported) found.add(imported)
    }
  return new Set([...found].map(({ file }) => file))
}

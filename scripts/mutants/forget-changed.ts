/**
 * Before the first test of a run in the kept thread: the files that changed are read again, and what imports
 * them is evaluated again from the text that is here.
 */
interface Module {
  meta: object | undefined
  evaluated: boolean
  promise: Promise<unknown> | undefined
  exports: unknown
  readonly imports: Set<string>
  readonly importers: Set<string>
}

interface Worker {
  readonly ctx: { readonly invalidates?: readonly string[] }
  readonly evaluatedModules: {
    readonly fileToModulesMap: ReadonlyMap<string, ReadonlySet<Module>>
    getModuleById(id: string): Module | undefined
  }
}

const thread = globalThis as unknown as { __vitest_worker__: Worker; lastRun?: Worker['ctx'] }
const { ctx, evaluatedModules } = thread.__vitest_worker__

if (thread.lastRun !== ctx) {
  thread.lastRun = ctx
  const changed = (ctx.invalidates ?? []).flatMap((file) => [...(evaluatedModules.fileToModulesMap.get(file) ?? [])])
  for (const module of changed) evaluateAgain(module)
  for (const module of changed) module.meta = undefined
}

function evaluateAgain(module: Module): void {
  const importers = [...module.importers]
  Object.assign(module, { evaluated: false, promise: undefined, exports: undefined })
  module.imports.clear()
  module.importers.clear()
  for (const id of importers) {
    const importer = evaluatedModules.getModuleById(id)
    if (importer) evaluateAgain(importer)
  }
}

export {}

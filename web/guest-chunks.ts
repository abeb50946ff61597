import type { Plugin } from 'vite'

/**
 * What no guest waits for: libraries of the server or of parts that are loaded when somebody asks for them,
 * and pages of staff.
 */
const forbidden =
  /\/node_modules\/(temporal-polyfill|temporal-spec|fraction\.js|zod|react-aria[\w-]*|react-stately|@react-aria|@internationalized|libphonenumber-js|i18next|lucide-react|@tiptap|prosemirror-[\w-]+)\/|\/web\/app\/(components\/staff|frames\/staff|routes\/organisation|routes\/admin)\//

/**
 * What a page loads before anybody does anything: its own module, the root, the start of the browser's
 * program.
 */
const initial = /\/app\/(entry\.client|root|routes\/public\/.+\/route)\.tsx?(\?|$)/

/** The facts of a chunk that this check reads. */
export interface BuiltChunk {
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
  /** File names of the chunks that come with it at once. */
  readonly imports: readonly string[]
}

/** Stops the build when a guest's page would download a library that it does not need at once. */
export function guestChunks(): Plugin {
  return {
    name: 'guest-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const found = unwantedModules(Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk])))
      if (found.length > 0) this.error(`Pages of guests would download these at once:\n${found.join('\n')}`)
    },
  }
}

/** Module paths, each once, by the file names of all chunks. */
export function unwantedModules(chunks: Readonly<Record<string, BuiltChunk>>): readonly string[] {
  const starts = Object.keys(chunks).filter((name) => initial.test(chunks[name]?.facadeModuleId ?? ''))
  const modules = [...withImports(chunks, starts)].flatMap((name) => chunks[name]?.moduleIds ?? [])
  return modules.filter((id) => forbidden.test(id))
}

function withImports(chunks: Readonly<Record<string, BuiltChunk>>, names: readonly string[]): ReadonlySet<string> {
  const reached = new Set(names)
  // A set visits what is added to it on the way.
  for (const name of reached) for (const imported of chunks[name]?.imports ?? []) reached.add(imported)
  return reached
}

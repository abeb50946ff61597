import { readFileSync } from 'node:fs'
import type { ConfigurationFault } from './configuration-error.ts'
import { type Setting, settings, type Variable, variables } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>
export type ReadFile = (path: string) => string

/** The text of every variable that is set, empty ones left out, secrets also from files. */
export interface EnvironmentText {
  readonly texts: ReadonlyMap<Variable, string>
  readonly faults: readonly ConfigurationFault[]
}

export function readEnvironment(environment: Environment, readFile: ReadFile = readText): EnvironmentText {
  const texts = new Map<Variable, string>()
  const faults: ConfigurationFault[] = []
  for (const variable of variables) {
    const setting: Setting = settings[variable]
    const own = environment[variable]?.trim()
    const file = setting.isSecret ? environment[`${variable}_FILE`]?.trim() : undefined
    if (own && file) faults.push({ variable, got: `set twice, also by ${variable}_FILE`, expected: 'set once' })
    else if (own) texts.set(variable, own)
    else if (file) fromFile(variable, file)
  }
  return { texts, faults }

  function fromFile(variable: Variable, path: string): void {
    try {
      texts.set(variable, readFile(path).trim())
    } catch (error) {
      const { code = 'unreadable' } = error as NodeJS.ErrnoException
      faults.push({ variable: `${variable}_FILE`, got: `"${path}" (${code})`, expected: 'the path of a file that can be read' })
    }
  }
}

function readText(path: string): string {
  return readFileSync(path, 'utf8')
}

import { type Environment, type ReadFile, readEnvironment } from './environment.ts'
import { type Setting, settings, variables } from './settings.ts'

export interface ConfigurationLine {
  readonly variable: string
  /** A secret reads `(hidden)`; a setting that is absent reads as an empty text. */
  readonly value: string
  readonly source: 'environment' | 'standard' | 'not set'
}

/** Every setting as it stands, fit to be shown to anybody. */
export function describeConfiguration(environment: Environment, readFile?: ReadFile): readonly ConfigurationLine[] {
  const { texts } = readEnvironment(environment, readFile)
  return variables.map((variable) => {
    const { standard, isSecret }: Setting = settings[variable]
    const text = texts.get(variable)
    if (text !== undefined) return { variable, value: isSecret ? '(hidden)' : text, source: 'environment' }
    return { variable, value: standard ?? '', source: standard === undefined ? 'not set' : 'standard' }
  })
}

import { configurationExitCode } from '@camp/adapters/configuration/configuration-error.ts'
import { connectionProblem } from '@camp/adapters/postgres/connection-problem.ts'
import { demandSchema, SchemaUnfit } from '@camp/adapters/postgres/schema-state.ts'

/** Whoever starts the process again may find it there. */
const unavailableExitCode = 69

/** Another's database is migrated by whoever runs it: the web changes no table, and needs no right to. */
export async function schemaOrExit(directUrl: string): Promise<void> {
  try {
    await demandSchema(directUrl)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isUnfit = error instanceof SchemaUnfit
    const sentence = isUnfit ? error.message : connectionProblem(error)
    if (sentence === undefined) throw error
    console.error(sentence)
    process.exit(isUnfit ? configurationExitCode : unavailableExitCode)
  }
}

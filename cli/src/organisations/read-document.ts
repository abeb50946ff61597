import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type Stop, stop } from '../answer.ts'
import type { Door } from '../door.ts'
import { jsonFault } from './json-fault.ts'

/** The JSON of a file, or of standard input for `-`. */
export async function readImportFile(door: Door, path: string): Promise<Result<unknown, Stop>> {
  const text = await door.readText(path)
  if (text === undefined) return refused(stop('not-found', `${path}: there is no such file, or it may not be read.`))
  try {
    return accepted(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { line, column, problem } = jsonFault(text, error)
    return refused(stop('failed', `${path}:${line}:${column}: not JSON: ${problem}`))
  }
}

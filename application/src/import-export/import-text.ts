import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type JsonFault, jsonFault } from './json-fault.ts'

/** The document of a file; the mark that some editors put before it is none of it. */
export function readImportText(text: string): Result<unknown, JsonFault> {
  try {
    return accepted(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return refused(jsonFault(text, error))
  }
}

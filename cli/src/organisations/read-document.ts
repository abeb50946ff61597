import { readImportText } from '@camp/application/import-export/import-text.ts'
import { unicodeTextOf } from '@camp/application/shared/file-text.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import { type Stop, stop } from '../answer.ts'
import type { Door } from '../door.ts'

/** The JSON of a file, or of standard input for `-`. */
export async function readImportFile(door: Door, path: string): Promise<Result<unknown, Stop>> {
  const bytes = await door.readBytes(path)
  if (bytes === undefined) return refused(stop('not-found', `${path}: there is no such file, or it may not be read.`))
  const text = unicodeTextOf(bytes)
  if (text === undefined) return refused(stop('failed', `${path}: not in UTF-8, as JSON has to be. Save it again as UTF-8.`))
  const read = readImportText(text)
  if (read.ok) return read
  const { line, column, problem } = read.refusal
  return refused(stop('failed', `${path}:${line}:${column}: not JSON: ${problem}`))
}

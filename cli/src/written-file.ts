import { type Answer, type Report, report, stop } from './answer.ts'
import type { Cli } from './cli.ts'

interface WantedFile {
  readonly file: string
  readonly content: string | Uint8Array
  /** Overwrites what is there. */
  readonly force: boolean
}

/** Writes what a command found to the file that was named, and says so. */
export async function writtenFile(
  cli: Cli,
  { file, content, force }: WantedFile,
  said: Partial<Pick<Report, 'json' | 'messages'>> = {},
): Promise<Answer> {
  if (!(await cli.door.writeFile(file, content, force)))
    return stop('conflict', `${file}: the file is there already; --force overwrites it.`)
  const { json = { file }, messages = [`Wrote ${file}.`] } = said
  return report({ json, tables: [], messages })
}

import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { writtenFile } from '../written-file.ts'

interface Options {
  readonly out?: string
  readonly force: boolean
}

export function exportPersonCommand(cli: Cli): Command {
  return campCommand({
    verb: 'export',
    summary: 'Export everything that is kept about one person, for them to have',
    examples: ['privacy export zanele@example.org', 'privacy export zanele@example.org --out zanele.json'],
  })
    .argument('[who]', "somebody's e-mail address, username or id")
    .option('--out <file>', 'write to a file')
    .option('--force', 'overwrite the file when it is there', false)
    .action((who: string | undefined, options: Options) => cli.act(() => exportPerson(cli, who, options)))
}

async function exportPerson(cli: Cli, typed: string | undefined, { out, force }: Options): Promise<Answer> {
  const who = await given(cli, typed, { name: '<who>', ask: ({ text }) => text('Whose (e-mail address)?') })
  if (!who.ok) return who.refusal
  const exported = await (await cli.useCases()).exportPerson.execute({ actor: operator, who: who.value })
  if (!exported.ok) return refusalStop(exported.refusal, who.value)
  const text = JSON.stringify(exported.value, null, 2)
  if (out === undefined) return report({ json: exported.value, tables: [], text })
  const messages = [`Wrote ${out}. It is theirs alone: give it to nobody else, and delete it afterwards.`]
  return writtenFile(cli, { file: out, content: `${text}\n`, force }, { messages })
}

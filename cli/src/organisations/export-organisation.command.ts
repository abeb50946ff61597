import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { givenOrganisation } from '../given.ts'
import { operator } from '../operator.ts'
import { organisationStop } from '../refusals.ts'
import { writtenFile } from '../written-file.ts'

interface Options {
  readonly out?: string
  readonly force: boolean
}

export function exportOrganisationCommand(cli: Cli): Command {
  return campCommand({
    verb: 'export',
    summary: 'Write an organisation as a document that imports as it is',
    examples: ['org export kloofwater-camp', 'org export kloofwater-camp --out kloofwater-camp.json'],
  })
    .argument('[slug]', 'the organisation')
    .option('--out <file>', 'write to a file')
    .option('--force', 'overwrite the file when it is there', false)
    .action((slug: string | undefined, options: Options) => cli.act(() => exportOrganisation(cli, slug, options)))
}

async function exportOrganisation(cli: Cli, wanted: string | undefined, { out, force }: Options): Promise<Answer> {
  const slug = await givenOrganisation(cli, wanted, '<slug>')
  if (!slug.ok) return slug.refusal
  const exported = await (await cli.useCases()).exportOrganisation.execute({ actor: operator, slug: slug.value })
  if (!exported.ok) return organisationStop(exported.refusal, slug.value)
  const text = JSON.stringify(exported.value, null, 2)
  if (out === undefined) return report({ json: exported.value, tables: [], text })
  const messages = [`Wrote ${slug.value} to ${out}.`, `Next: ${campLine(`org import ${out} --dry-run`)}`]
  return writtenFile(cli, { file: out, content: `${text}\n`, force }, { json: { slug: slug.value, file: out }, messages })
}

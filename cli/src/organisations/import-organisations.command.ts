import { countOfProblems, type ImportOutcome, importOutcomes } from '@camp/application/import-export/organisation-document.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { readImportFile } from './read-document.ts'

interface Options {
  readonly dryRun: boolean
}

export function importOrganisationsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'import',
    summary: 'Import organisations from a document of the format organisations/1; imported twice, it changes nothing',
    examples: ['org import organisations.json --dry-run', 'org import organisations.json', 'org import - < organisations.json'],
  })
    .argument('[file]', 'a JSON document, or - for standard input')
    .option('--dry-run', 'check everything, say what would change, write nothing', false)
    .action((file: string | undefined, options: Options) => cli.act(() => importOrganisations(cli, file, options)))
}

async function importOrganisations(cli: Cli, file: string | undefined, { dryRun }: Options): Promise<Answer> {
  const path = await given(cli, file, { name: '<file>', ask: ({ text }) => text('Which document?') })
  if (!path.ok) return path.refusal
  const document = await readImportFile(cli.door, path.value)
  if (!document.ok) return document.refusal
  const imported = await cli.progress(dryRun ? 'Checking' : 'Importing', async (step) =>
    (await cli.useCases()).importOrganisations.execute({
      actor: operator,
      document: document.value,
      dryRun,
      onProgress: (done, of, slug) => step(`${done} of ${of} (${slug})`),
    }),
  )
  if (imported.ok) return outcomesReport(imported.value, dryRun)
  const { refusal } = imported
  if (refusal.code !== 'document-invalid') return refusalStop(refusal, path.value)
  const lines = refusal.problems.map(({ path: place, problem }) => `${place}: ${problem}`)
  return stop('failed', ...lines, `Nothing was written; problems found in ${path.value}: ${countOfProblems(refusal.problems)}.`)
}

function outcomesReport(outcomes: readonly ImportOutcome[], dryRun: boolean): Answer {
  const counts = importOutcomes
    .map((outcome) => `${outcomes.filter((each) => each.outcome === outcome).length} ${outcome}`)
    .join(', ')
  const [first] = outcomes
  return report({
    json: { dryRun, organisations: outcomes.map(({ slug, outcome }) => ({ slug, outcome })) },
    tables: [
      { columns: [{ name: 'Organisation' }, { name: 'Outcome' }], rows: outcomes.map(({ slug, outcome }) => [slug, outcome]) },
    ],
    messages: dryRun
      ? [`Nothing was written. An import would leave: ${counts}.`]
      : [`${counts}.`, ...(first ? [`Next: ${campLine(`org export ${first.slug}`)}`] : [])],
  })
}

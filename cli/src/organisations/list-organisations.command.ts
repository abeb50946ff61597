import type { Command } from 'commander'
import { campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { limitOfRows } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'

interface Options {
  readonly limit?: number
}

const columns = [
  { name: 'Slug' },
  { name: 'Name' },
  { name: 'Status' },
  { name: 'Town' },
  { name: 'Plots', isNumber: true },
] as const

const noneYet = [
  'There are no organisations yet.',
  `Next: ${campLine('org import <file>')}`,
  `Or, where DATABASE_URL is not set, invented ones: ${campLine('demo load')}`,
]

export function listOrganisationsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List every organisation of whatever status',
    examples: ['org list', 'org list --limit 20', 'org list --plain | cut -f1'],
  })
    .option('--limit <rows>', 'how many at most; all where it is not given', limitOfRows)
    .action((options: Options) => cli.act(() => listOrganisations(cli, options)))
}

async function listOrganisations(cli: Cli, { limit }: Options) {
  const listed = await (await cli.useCases()).listOrganisations.execute({ actor: operator })
  if (!listed.ok) return refusalStop(listed.refusal, 'Organisations')
  const organisations = listed.value.slice(0, limit)
  const left = listed.value.length - organisations.length
  return report({
    json: organisations.map(({ id, slug, name, status, cityName, plots }) => ({ id, slug, name, status, cityName, plots })),
    tables: [
      {
        columns,
        rows: organisations.map(({ slug, name, status, cityName, plots }) => [slug, name, status, cityName, String(plots)]),
      },
    ],
    messages: [
      ...(listed.value.length > 0 ? [] : noneYet),
      ...(left > 0 ? [`${organisations.length} of ${listed.value.length}; --limit shows more.`] : []),
    ],
  })
}

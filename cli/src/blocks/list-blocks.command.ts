import { shortIdsOf } from '@camp/domain/shared/short-id.ts'
import type { Command } from 'commander'
import { type Answer, campLine } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { givenOrganisation } from '../given.ts'
import { operator } from '../operator.ts'
import { limitOfRows } from '../option-values.ts'
import { organisationStop } from '../refusals.ts'
import { blocksReport } from './block-report.ts'

interface Options {
  readonly org?: string
  readonly limit: number
}

export function listBlocksCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List the blocks of an organisation that are not over, the earliest first',
    examples: ['block list --org kloofwater-camp', 'block list --org kloofwater-camp --limit 100 --json'],
  })
    .option('--org <slug>', 'the organisation')
    .option('--limit <rows>', 'how many at most', limitOfRows, 25)
    .action((options: Options) => cli.act(() => listBlocks(cli, options)))
}

async function listBlocks(cli: Cli, { org, limit }: Options): Promise<Answer> {
  const slug = await givenOrganisation(cli, org)
  if (!slug.ok) return slug.refusal
  const listed = await (await cli.useCases()).listBlocks.execute({ actor: operator, orgSlug: slug.value, limit })
  if (!listed.ok) return organisationStop(listed.refusal, slug.value)
  const [first] = listed.value
  return blocksReport(listed.value, [
    first
      ? `Next: ${campLine(`block release ${shortIdsOf(listed.value.map(({ id }) => id))(first.id)} --dry-run`)}`
      : 'There are no such blocks.',
  ])
}

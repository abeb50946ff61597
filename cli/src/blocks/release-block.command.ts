import type { BlockId } from '@camp/domain/shared/ids.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'

export function releaseBlockCommand(cli: Cli): Command {
  return campCommand({
    verb: 'release',
    summary: 'Remove a block, so that its nights can be booked again',
    examples: [
      'block release 0197b6a4-3f6e-7c1a-9d52-4e8f0a1b2c3d --dry-run',
      'block release 0197b6a4-3f6e-7c1a-9d52-4e8f0a1b2c3d',
    ],
  })
    .argument('[id]', 'the block')
    .option('--dry-run', 'say what would be given back, change nothing', false)
    .action((id: string | undefined, { dryRun }: { readonly dryRun: boolean }) => cli.act(() => releaseBlock(cli, id, dryRun)))
}

async function releaseBlock(cli: Cli, wanted: string | undefined, dryRun: boolean): Promise<Answer> {
  const id = await given(cli, wanted, { name: '<id>', ask: ({ text }) => text('Which block (its id)?') })
  if (!id.ok) return id.refusal
  const released = await (await cli.useCases()).releaseBlock.execute({ actor: operator, id: id.value as BlockId, dryRun })
  if (!released.ok) return refusalStop(released.refusal, id.value, `See ${campLine('block list --org <slug>')}`)
  const { arrival, departure } = released.value.nights
  const outcome = dryRun ? 'would-be-released' : 'released'
  return report({
    json: { id: id.value, outcome, startDate: arrival.toString(), endDate: departure.toString() },
    tables: [{ columns: [{ name: 'Id' }, { name: 'Outcome' }], rows: [[id.value, outcome]] }],
    messages: [
      dryRun
        ? `${arrival} to ${departure} would be free again. Nothing was changed.`
        : `${arrival} to ${departure} are free again.`,
    ],
  })
}

import type { BlockId } from '@camp/domain/shared/ids.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { foundId } from '../short-id.ts'

export function releaseBlockCommand(cli: Cli): Command {
  return campCommand({
    verb: 'release',
    summary: 'Remove a block, so that its nights can be booked again',
    examples: ['block release 0197b6a4 --dry-run', 'block release 0197b6a4'],
  })
    .argument('[block]', 'as block list names it')
    .option('--dry-run', 'say what would be given back, change nothing', false)
    .action((block: string | undefined, { dryRun }: { readonly dryRun: boolean }) =>
      cli.act(() => releaseBlock(cli, block, dryRun)),
    )
}

async function releaseBlock(cli: Cli, wanted: string | undefined, dryRun: boolean): Promise<Answer> {
  const named = await given(cli, wanted, { name: '<block>', ask: ({ text }) => text('Which block (as block list names it)?') })
  if (!named.ok) return named.refusal
  const next = `See ${campLine('block list --org <slug>')}`
  const id = await foundId(cli, 'block', named.value, next)
  if (!id.ok) return id.refusal
  const released = await (await cli.useCases()).releaseBlock.execute({ actor: operator, id: id.value as BlockId, dryRun })
  if (!released.ok) return refusalStop(released.refusal, named.value, next)
  const { arrival, departure } = released.value.nights
  const outcome = dryRun ? 'would-be-released' : 'released'
  return report({
    json: { id: id.value, outcome, startDate: arrival.toString(), endDate: departure.toString() },
    tables: [{ columns: [{ name: 'Block' }, { name: 'Outcome' }], rows: [[named.value, outcome]] }],
    messages: [
      dryRun
        ? `${arrival} to ${departure} would be free again. Nothing was changed.`
        : `${arrival} to ${departure} are free again.`,
    ],
  })
}

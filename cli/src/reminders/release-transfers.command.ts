import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function releaseTransfersCommand(cli: Cli): Command {
  return campCommand({
    verb: 'release-transfers',
    summary:
      'Release bookings whose deposit by transfer did not come, three days after it was due, where the campsite chose it; safe to run twice',
    examples: ['reservation release-transfers --dry-run', 'reservation release-transfers --quiet'],
  })
    .option('--dry-run', 'list them, release none', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => releaseTransfers(cli, dryRun)))
}

async function releaseTransfers(cli: Cli, dryRun: boolean): Promise<Answer> {
  const { released } = await (await cli.useCases()).releaseUnpaidTransfers.execute({ dryRun })
  const [first] = released
  return report({
    json: {
      dryRun,
      released: released.map(({ id, simpleReference, deposit, due }) => ({
        id,
        simpleReference,
        deposit: deposit.toRand(),
        due: due.toString(),
      })),
    },
    tables: [
      {
        columns: [{ name: 'Reference' }, { name: 'Was due' }, { name: 'Deposit', isNumber: true }],
        rows: released.map(({ simpleReference, due, deposit }) => [simpleReference, due.toString(), formatRand(deposit.cents)]),
      },
    ],
    messages: dryRun
      ? [`Would be released: ${released.length}. Nothing was changed.`]
      : [`Released: ${released.length}.`, ...(first ? [`Next: ${campLine(`reservation show ${first.simpleReference}`)}`] : [])],
  })
}

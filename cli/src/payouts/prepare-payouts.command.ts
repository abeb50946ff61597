import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'

export function preparePayoutsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'prepare',
    summary: 'Put everything that is due into a run with its bank file; new accounts into a run that a second person approves',
    examples: ['payout prepare --dry-run', 'payout prepare'],
  })
    .option('--dry-run', 'list them, prepare none', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => preparePayouts(cli, dryRun)))
}

async function preparePayouts(cli: Cli, dryRun: boolean): Promise<Answer> {
  const prepared = await (await cli.useCases()).preparePayouts.execute({ actor: operator, dryRun })
  if (!prepared.ok) {
    if (prepared.refusal.code === 'nothing-due')
      return stop('conflict', 'There is nothing to pay: nothing is due, or accounts are missing.')
    return refusalStop(prepared.refusal, 'Payouts')
  }
  const { runIds, payouts } = prepared.value
  const next = runIds.map((id) => `Next: ${campLine(`payout file ${id} --out payouts-${id}.csv`)}`)
  return report({
    json: { dryRun, runs: runIds, payouts: payouts.map(({ slug, amount }) => ({ organisation: slug, amount: amount.toRand() })) },
    tables: [
      {
        columns: [{ name: 'Organisation' }, { name: 'Amount', isNumber: true }],
        rows: payouts.map(({ slug, amount }) => [slug, formatRand(amount.cents)]),
      },
    ],
    messages: dryRun ? [`Would be prepared: ${payouts.length}. Nothing was changed.`] : [`Prepared: ${payouts.length}.`, ...next],
  })
}

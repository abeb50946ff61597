import type { SettlePayoutCommand } from '@camp/application/payouts/settle-payouts.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { payoutInJson, payoutTable } from './payout-table.ts'

interface Settling {
  readonly dryRun: boolean
}

export function payoutPaidCommand(cli: Cli): Command {
  return campCommand({
    verb: 'paid',
    summary: 'Mark a payout as paid, with the bank’s reference',
    examples: ['payout paid CAMP-1-1 --bank-reference "FNB 4711" --dry-run', 'payout paid CAMP-1-1 --bank-reference "FNB 4711"'],
  })
    .argument('<reference>', 'the payout')
    .requiredOption('--bank-reference <text>', 'as it is on the bank statement')
    .option('--dry-run', 'say whether it can be marked, change nothing', false)
    .action((payoutId: string, { bankReference, dryRun }: Settling & { readonly bankReference: string }) =>
      cli.act(() => settle(cli, { payoutId, outcome: { kind: 'paid', bankReference }, dryRun })),
    )
}

export function payoutReturnedCommand(cli: Cli): Command {
  return campCommand({
    verb: 'returned',
    summary: 'Mark a payout as returned, also after it was paid, or as never made; its lines are due again',
    examples: [
      'payout returned CAMP-1-1 --reason "Account closed" --dry-run',
      'payout returned CAMP-1-1 --reason "Account closed"',
    ],
  })
    .argument('<reference>', 'the payout')
    .requiredOption('--reason <text>', 'why')
    .option('--dry-run', 'say whether it can be marked, change nothing', false)
    .action((payoutId: string, { reason, dryRun }: Settling & { readonly reason: string }) =>
      cli.act(() => settle(cli, { payoutId, outcome: { kind: 'returned', reason }, dryRun })),
    )
}

const refusals = {
  'text-missing': 'The reference of the bank, or the reason, is empty.',
  'already-settled': 'It is settled already.',
  'needs-second-person': 'A second person has to approve its run first.',
} as const

async function settle(cli: Cli, asked: Settling & Pick<SettlePayoutCommand, 'payoutId' | 'outcome'>): Promise<Answer> {
  const { payoutId, outcome, dryRun } = asked
  const done = await (await cli.useCases()).settlePayout.execute({ actor: operator, ...asked })
  if (!done.ok) {
    const { code } = done.refusal
    return code === 'not-found' || code === 'not-permitted'
      ? refusalStop({ code }, payoutId)
      : stop('conflict', `${payoutId}: ${refusals[code]}`)
  }
  const said = dryRun ? `Would be recorded as ${outcome.kind}. Nothing was changed.` : 'Recorded.'
  return report({ json: payoutInJson(done.value), tables: [payoutTable([done.value])], messages: [said] })
}

import type { SettlePayoutCommand } from '@camp/application/payouts/settle-payouts.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { payoutInJson, payoutTable } from './payout-table.ts'

export function payoutPaidCommand(cli: Cli): Command {
  return campCommand({
    verb: 'paid',
    summary: 'Mark a payout as paid, with the bank’s reference',
    examples: ['payout paid CAMP-1-1 --bank-reference "FNB 4711"', 'payout paid CAMP-1-1 --bank-reference "FNB 4711" --json'],
  })
    .argument('<reference>', 'the payout')
    .requiredOption('--bank-reference <text>', 'as it is on the bank statement')
    .action((reference: string, { bankReference }: { readonly bankReference: string }) =>
      cli.act(() => settle(cli, reference, { kind: 'paid', bankReference })),
    )
}

export function payoutReturnedCommand(cli: Cli): Command {
  return campCommand({
    verb: 'returned',
    summary: 'Mark a payout as returned, also after it was paid, or as never made; its lines are due again',
    examples: ['payout returned CAMP-1-1 --reason "Account closed"', 'payout returned CAMP-1-1 --reason "Account closed" --json'],
  })
    .argument('<reference>', 'the payout')
    .requiredOption('--reason <text>', 'why')
    .action((reference: string, { reason }: { readonly reason: string }) =>
      cli.act(() => settle(cli, reference, { kind: 'returned', reason })),
    )
}

const refusals = {
  'text-missing': 'The reference of the bank, or the reason, is empty.',
  'already-settled': 'It is settled already.',
  'needs-second-person': 'A second person has to approve its run first.',
} as const

async function settle(cli: Cli, payoutId: string, outcome: SettlePayoutCommand['outcome']): Promise<Answer> {
  const done = await (await cli.useCases()).settlePayout.execute({ actor: operator, payoutId, outcome })
  if (!done.ok) {
    const { code } = done.refusal
    return code === 'not-found' || code === 'not-permitted'
      ? refusalStop({ code }, payoutId)
      : stop('conflict', `${payoutId}: ${refusals[code]}`)
  }
  return report({ json: payoutInJson(done.value), tables: [payoutTable([done.value])], messages: ['Recorded.'] })
}

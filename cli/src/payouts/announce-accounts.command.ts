import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function announceAccountsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'announce',
    summary: 'Write to the owners of campsites three days before a payout goes to new bank details; safe to run twice',
    examples: ['payout announce --dry-run', 'payout announce --quiet'],
  })
    .option('--dry-run', 'list the campsites, write to nobody', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => announceAccounts(cli, dryRun)))
}

async function announceAccounts(cli: Cli, dryRun: boolean): Promise<Answer> {
  const announced = await (await cli.useCases()).announceNewAccounts.execute({ dryRun })
  return report({
    json: { dryRun, announced: announced.map(({ slug }) => slug) },
    tables: [{ columns: [{ name: 'Organisation' }, { name: 'Name' }], rows: announced.map(({ slug, name }) => [slug, name]) }],
    messages: dryRun
      ? [`Would be announced: ${announced.length}. Nothing was changed.`]
      : [`Announced: ${announced.length}.`, ...(announced.length > 0 ? [`Next: ${campLine('outbox send')}`] : [])],
  })
}

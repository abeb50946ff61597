import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'

export function duePayoutsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'due',
    summary: 'What every organisation is owed now',
    examples: ['payout due', 'payout due --json'],
  }).action(() => cli.act(() => duePayouts(cli)))
}

async function duePayouts(cli: Cli): Promise<Answer> {
  const shown = await (await cli.useCases()).showPayouts.execute({ actor: operator })
  if (!shown.ok) return refusalStop(shown.refusal, 'Payouts')
  const { due } = shown.value
  const columns = [{ name: 'Organisation' }, { name: 'Lines', isNumber: true as const }, { name: 'Due', isNumber: true as const }]
  return report({
    json: due.map(({ slug, lines, amount, bankDetails }) => ({
      organisation: slug,
      lines: lines.length,
      due: amount.toRand(),
      hasAccount: bankDetails !== null,
    })),
    tables: [
      {
        columns: [...columns, { name: 'Account' }],
        rows: due.map(({ slug, lines, amount, bankDetails }) => [
          slug,
          String(lines.length),
          formatRand(amount.cents),
          bankDetails === null ? 'missing' : 'known',
        ]),
      },
    ],
    messages: due.length === 0 ? ['Nothing is due.'] : [],
  })
}

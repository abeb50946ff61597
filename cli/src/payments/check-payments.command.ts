import type { OpenPaymentsChecked } from '@camp/application/payments/check-open-payments.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { limitOfRows } from '../option-values.ts'
import { momentInJson, momentText } from '../terminal/moment-text.ts'

interface Options {
  readonly limit: number
  readonly dryRun: boolean
}

export function checkPaymentsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'check',
    summary: 'Ask the payment gateway about payments that are still open, less often as they age, for 31 days',
    examples: ['payments check --dry-run', 'payments check --limit 50'],
  })
    .option('--limit <attempts>', 'how many at most', limitOfRows, 100)
    .option('--dry-run', 'list what is due, ask nobody', false)
    .action((options: Options) => cli.act(() => check(cli, options)))
}

async function check(cli: Cli, { limit, dryRun }: Options): Promise<Answer> {
  const checked = await (await cli.useCases()).checkOpenPayments.execute({ dryRun, limit })
  const { due, ...counts } = checked
  if (dryRun) return listed(due)
  const { paid, notPaid, stillOpen, unanswered } = counts
  return report({
    json: { dryRun: false, due: due.length, ...counts },
    tables: [
      {
        columns: ['Paid', 'Not paid', 'Still open', 'No answer'].map((name) => ({ name, isNumber: true as const })),
        rows: [[paid, notPaid, stillOpen, unanswered].map(String)],
      },
    ],
    messages: [`Asked about: ${paid + notPaid + stillOpen + unanswered}. Without an answer: ${unanswered}.`],
    exit: unanswered > 0 ? 'failed' : 'ok',
  })
}

function listed(due: OpenPaymentsChecked['due']): Answer {
  return report({
    json: {
      dryRun: true,
      open: due.map(({ merchantTransactionId, reservationId, amount, state, createdAt }) => ({
        merchantTransactionId,
        reservationId,
        amount: amount.toRand(),
        state,
        createdAt: momentInJson(createdAt),
      })),
    },
    tables: [
      {
        columns: [{ name: 'Payment' }, { name: 'Amount', isNumber: true }, { name: 'State' }, { name: 'Since' }],
        rows: due.map(({ merchantTransactionId, amount, state, createdAt }) => [
          merchantTransactionId,
          formatRand(amount.cents),
          state,
          momentText(createdAt),
        ]),
      },
    ],
    messages: [`Due for a look: ${due.length}. Nobody was asked.`],
  })
}

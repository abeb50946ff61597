import type { RefundTask } from '@camp/application/payments/payments.ts'
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

export function sendRefundsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'refund',
    summary: 'Pay open refunds back through the payment gateway; never twice, on however many machines it runs',
    examples: ['payments refund --dry-run', 'payments refund --limit 50'],
  })
    .option('--limit <refunds>', 'how many at most', limitOfRows, 100)
    .option('--dry-run', 'list the open refunds, pay none', false)
    .action((options: Options) => cli.act(() => (options.dryRun ? listRefunds(cli, options) : sendRefunds(cli, options))))
}

async function listRefunds(cli: Cli, { limit }: Options): Promise<Answer> {
  const open = await (await cli.useCases()).listRefunds.execute({ limit })
  return report({
    json: { dryRun: true, open: open.map(refundInJson) },
    tables: [
      {
        columns: [{ name: 'Reservation' }, { name: 'Amount', isNumber: true }, { name: 'Reason' }, { name: 'Since' }],
        rows: open.map(({ reservationId, amount, reason, createdAt }) => [
          reservationId,
          formatRand(amount.cents),
          reason,
          momentText(createdAt),
        ]),
      },
    ],
    messages: [`Open refunds: ${open.length}. Nothing was paid.`],
  })
}

function refundInJson({ id, reservationId, amount, reason, createdAt }: RefundTask) {
  return { id, reservationId, amount: amount.toRand(), reason, createdAt: momentInJson(createdAt) }
}

async function sendRefunds(cli: Cli, { limit }: Options): Promise<Answer> {
  const { refunded, manual, failed } = await (await cli.useCases()).sendRefunds.execute({ limit })
  return report({
    json: { dryRun: false, refunded, manual, failed },
    tables: [
      {
        columns: ['Refunded', 'By hand', 'Failed'].map((name) => ({ name, isNumber: true as const })),
        rows: [[refunded, manual, failed].map(String)],
      },
    ],
    messages: [`Refunded: ${refunded}. Left to staff: ${manual}. To be tried again: ${failed}.`],
    exit: failed > 0 ? 'failed' : 'ok',
  })
}

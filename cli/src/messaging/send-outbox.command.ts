import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { limitOfRows } from '../option-values.ts'
import { listedMessages, outboxInJson, outboxTable } from './outbox-report.ts'

interface Options {
  readonly limit: number
  readonly dryRun: boolean
}

export function sendOutboxCommand(cli: Cli): Command {
  return campCommand({
    verb: 'send',
    summary: 'Send the messages that are due; safe to run on several machines at once',
    examples: ['outbox send --dry-run', 'outbox send --limit 500 --quiet'],
  })
    .option('--limit <messages>', 'how many at most', limitOfRows, 100)
    .option('--dry-run', 'list the messages that wait, send none', false)
    .action((options: Options) => cli.act(() => (options.dryRun ? listWaiting(cli, options) : sendWaiting(cli, options))))
}

async function listWaiting(cli: Cli, { limit }: Options): Promise<Answer> {
  const listed = await listedMessages(cli, { state: 'pending', limit })
  if (!listed.ok) return listed.refusal
  const waiting = listed.value
  return report({
    json: { dryRun: true, waiting: outboxInJson(waiting) },
    tables: [outboxTable(waiting)],
    messages: [`Waiting: ${waiting.length}. Nothing was sent.`],
  })
}

async function sendWaiting(cli: Cli, { limit }: Options): Promise<Answer> {
  const { sendOutbox, sendWritten } = await cli.useCases()
  const [bookings, others] = [await sendOutbox.execute({ limit }), await sendWritten.execute({ limit })]
  const sum = (kind: keyof typeof bookings) => bookings[kind] + others[kind]
  const [sent, failed, skipped, dead] = [sum('sent'), sum('failed'), sum('skipped'), sum('dead')]
  const hasProblems = failed + dead > 0
  return report({
    json: { dryRun: false, sent, failed, skipped, dead },
    tables: [
      {
        columns: ['Sent', 'Failed', 'Skipped', 'Dead'].map((name) => ({ name, isNumber: true as const })),
        rows: [[sent, failed, skipped, dead].map(String)],
      },
    ],
    messages: [
      `Sent: ${sent}. To be tried again: ${failed}. Without a recipient: ${skipped}. Given up: ${dead}.`,
      ...(hasProblems ? [`Next: ${campLine(`outbox list --state ${dead > 0 ? 'dead' : 'pending'}`)}`] : []),
    ],
    exit: hasProblems ? 'failed' : 'ok',
  })
}

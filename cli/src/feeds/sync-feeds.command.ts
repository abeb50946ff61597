import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { limitOfRows } from '../option-values.ts'

export function syncFeedsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'sync',
    summary: 'Read the calendar feeds that are due, each every ten minutes; safe to run on several machines at once',
    examples: ['feed sync', 'feed sync --dry-run', 'feed sync --limit 500 --quiet'],
  })
    .option('--limit <feeds>', 'how many at most', limitOfRows, 100)
    .option('--dry-run', 'say which feeds are due, read none of them', false)
    .action((wanted: Wanted) => cli.act(() => syncFeeds(cli, wanted)))
}

interface Wanted {
  readonly limit: number
  readonly dryRun: boolean
}

/** A feed that fails is no failure of the command: it is shown to its campsite, and tried again. */
async function syncFeeds(cli: Cli, { limit, dryRun }: Wanted): Promise<Answer> {
  const feeds = await (await cli.useCases()).syncCalendarFeeds.execute({ limit, dryRun })
  const count = (wanted: (typeof feeds)[number]['outcome']) => feeds.filter(({ outcome }) => outcome === wanted).length
  const counts = { read: count('read'), unchanged: count('unchanged'), failed: count('failed'), due: count('due') }
  const done = `Read: ${counts.read}. Unchanged: ${counts.unchanged}. Failed: ${counts.failed}.`
  return report({
    json: Object.assign(counts, { feeds }),
    tables: [
      {
        columns: [{ name: 'From' }, { name: 'Outcome' }, { name: 'Why' }, { name: 'Events', isNumber: true }],
        rows: feeds.map(({ provider, outcome, fault, events }) => [provider, outcome, fault ?? '', String(events ?? '')]),
      },
    ],
    messages: [dryRun ? `Nothing was read. Due: ${counts.due}.` : done],
  })
}

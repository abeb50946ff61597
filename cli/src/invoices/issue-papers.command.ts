import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function issuePapersCommand(cli: Cli): Command {
  return campCommand({
    verb: 'issue',
    summary: 'Issue the invoices and credit notes that bookings and closed months still want; safe to run twice',
    examples: ['invoice issue --dry-run', 'invoice issue', 'invoice issue --all'],
  })
    .option('--all', 'look through every booking and month, not only at what has changed', false)
    .option('--dry-run', 'count them, issue none', false)
    .action((given: Given) => cli.act(() => issuePapers(cli, given)))
}

interface Given {
  readonly all: boolean
  readonly dryRun: boolean
}

/** As many bookings at a time as one run of the scheduled work. */
const limit = 500

async function issuePapers(cli: Cli, { all, dryRun }: Given): Promise<Answer> {
  const { issuePapers } = await cli.useCases()
  const { bookings, months } = await issuePapers.execute({ scope: all ? 'all' : 'changed', limit, dryRun })
  const counts = `bookings ${bookings.length}, months ${months}`
  return report({
    json: { dryRun, bookings: bookings.map(({ id }) => id), months },
    tables: [{ columns: [{ name: 'Reservation' }], rows: bookings.map(({ simpleReference }) => [simpleReference]) }],
    messages: [dryRun ? `Would be issued for: ${counts}. Nothing was changed.` : `Issued for: ${counts}.`],
  })
}

import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function loadDemoCommand(cli: Cli): Command {
  return campCommand({
    verb: 'load',
    summary: 'Load the demo marketplace; what is there already stays as it is',
    examples: ['demo load', 'demo load --dry-run'],
  })
    .option('--dry-run', 'say what would be loaded, load nothing', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => loadDemo(cli, dryRun)))
}

async function loadDemo(cli: Cli, dryRun: boolean): Promise<Answer> {
  const loaded = await cli.progress(dryRun ? 'Checking the demo marketplace' : 'Loading the demo marketplace', (step) =>
    cli.door.loadDemo({ dryRun, onProgress: (done, of, what) => step(`${done} of ${of} (${what})`) }),
  )
  if (loaded === 'not-here') return stop('refused', 'The demo marketplace is for the embedded database; DATABASE_URL is set.')
  return report({
    json: { dryRun, outcomes: loaded.map(({ what, outcome }) => ({ what, outcome })) },
    tables: [{ columns: [{ name: 'What' }, { name: 'Outcome' }], rows: loaded.map(({ what, outcome }) => [what, outcome]) }],
    messages: dryRun ? ['Nothing was written.'] : [`Next: ${campLine('org list')}`],
  })
}

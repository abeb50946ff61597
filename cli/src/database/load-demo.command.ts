import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import type { DemoOutcome } from '../door.ts'

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
  const loaded = await cli.progress(dryRun ? 'Looking for the demo marketplace' : 'Loading the demo marketplace', (step) =>
    cli.door.loadDemo({ dryRun, notice: step, onProgress: (done, of, what) => step(`${done} of ${of} (${what})`) }),
  )
  if (loaded === 'not-here') return stop('refused', 'The demo marketplace is for the embedded database, and DATABASE_URL is set.')
  return report({
    json: { dryRun, ...loaded },
    tables: [{ columns: [{ name: 'Demo marketplace' }], rows: [[loaded.outcome]] }],
    messages: [sentenceOf(loaded), `Next: ${campLine(loaded.outcome === 'would-be-loaded' ? 'demo load' : 'org list')}`],
  })
}

function sentenceOf(loaded: DemoOutcome): string {
  switch (loaded.outcome) {
    case 'loaded':
      return `The demo marketplace is there, with ${loaded.reservations} reservations.`
    case 'already-there':
      return 'The demo marketplace was there before; nothing was changed.'
    case 'would-be-loaded':
      return 'The demo marketplace is not there yet. Nothing was written.'
  }
}

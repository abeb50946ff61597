import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function sweepPicturesCommand(cli: Cli): Command {
  return campCommand({
    verb: 'sweep',
    summary:
      'Delete the files of uploaded pictures that nothing shows any more; safe to run twice, and on several machines at once',
    examples: ['pictures sweep --dry-run', 'pictures sweep --quiet'],
  })
    .option('--dry-run', 'list the pictures, delete none', false)
    .action(({ dryRun }: { readonly dryRun: boolean }) => cli.act(() => sweepPictures(cli, dryRun)))
}

async function sweepPictures(cli: Cli, dryRun: boolean): Promise<Answer> {
  const { removed } = await (await cli.useCases()).sweepPictures.execute({ dryRun })
  return report({
    json: { dryRun, removed },
    tables: [{ columns: [{ name: 'Picture' }], rows: removed.map((key) => [key]) }],
    messages: [dryRun ? `Would be deleted: ${removed.length}. Nothing was changed.` : `Deleted: ${removed.length}.`],
  })
}

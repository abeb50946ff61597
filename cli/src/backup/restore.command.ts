import type { Command } from 'commander'
import { type Answer, report, type Stop, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import type { RestoreOutcome } from '../door.ts'
import { backupTable } from './backup.command.ts'

export function restoreCommand(cli: Cli): Command {
  return campCommand({
    verb: 'restore',
    summary: 'Restore a backup into an empty database, compare every table, and run the doctor',
    examples: ['restore backups/today', 'restore backups/today --quiet'],
  })
    .argument('<folder>', 'of a backup')
    .action((folder: string) => cli.act(() => restore(cli, folder)))
}

async function restore(cli: Cli, folder: string): Promise<Answer> {
  const restored = await cli.progress(
    'Restoring',
    (onProgress) => cli.door.restore({ folder, byCopy: false, onProgress }),
    'the database is incomplete. Drop it, create it empty, then run it again.',
  )
  if (restored.outcome !== 'restored') return stopOf(folder, restored)
  const { facts, differences } = restored
  const broken = (await (await cli.useCases()).runDoctor.execute()).filter(({ violations }) => violations > 0)
  const isSound = differences.length + broken.length === 0
  return report({
    json: { folder, ...facts, differences, broken: broken.map(({ id, violations }) => ({ id, violations })) },
    tables: [backupTable(facts)],
    messages: [
      ...differences.map(({ table, backedUp, found }) => `${table}: backed up ${backedUp}; found ${found}`),
      ...broken.map(({ id, promise, violations }) => `${id}: ${violations} rows break "${promise}"`),
      isSound ? 'Every table is as it was backed up, and every invariant holds.' : 'This is not what was backed up.',
    ],
    exit: isSound ? 'ok' : 'failed',
  })
}

function stopOf(folder: string, restored: Exclude<RestoreOutcome, { readonly outcome: 'restored' }>): Stop {
  switch (restored.outcome) {
    case 'no-backup':
      return stop('not-found', `${folder}: there is no backup that was written to its end.`)
    case 'not-empty':
      return stop('conflict', 'The database holds something. Name an empty one in DATABASE_URL.')
    case 'not-permitted':
      return stop(
        'configuration',
        'The role of DATABASE_URL may not make the tables of a restored database.',
        'Next: run it again as the role that migrates.',
      )
    case 'damaged':
      return stop('failed', `${folder} is damaged; nothing was changed.`, ...restored.files)
    case 'too-new':
      return stop('failed', 'A later version of the product made this backup; take that one.', ...restored.migrations)
  }
}

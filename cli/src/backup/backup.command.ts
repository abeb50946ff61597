import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import type { BackupFacts } from '../door.ts'

export function backupCommand(cli: Cli): Command {
  return campCommand({
    verb: 'backup',
    summary: 'Write the database of one moment, and the pictures, into a new folder',
    examples: ['backup backups/today', 'backup backups/today --by-copy'],
  })
    .argument('<folder>', 'a new or empty folder')
    .option('--by-copy', 'by COPY, also where pg_dump is at hand', false)
    .action((folder: string, { byCopy }: { readonly byCopy: boolean }) => cli.act(() => backUp(cli, folder, byCopy)))
}

async function backUp(cli: Cli, folder: string, byCopy: boolean): Promise<Answer> {
  const facts = await cli.progress(
    'Backing up',
    (onProgress) => cli.door.backup({ folder, byCopy, onProgress }),
    'the folder is no backup. Delete it, or name a new one.',
  )
  if (!facts) return stop('conflict', `${folder}: something is there already. Name a new folder.`)
  return report({
    json: { folder, ...facts },
    tables: [backupTable(facts)],
    messages: [
      `Written by ${facts.by === 'copy' ? 'COPY' : 'pg_dump'}. A backup is as secret as the database: keep it encrypted, and elsewhere.`,
      `Next: try it with ${campLine(`restore ${folder}`)} and an empty database in DATABASE_URL`,
    ],
  })
}

export function backupTable({ takenAt, by, migrations, tables, rows, pictures }: BackupFacts) {
  const numbers = ['Migrations', 'Tables', 'Rows', 'Pictures'].map((name) => ({ name, isNumber: true as const }))
  return {
    columns: [{ name: 'Taken at' }, { name: 'By' }, ...numbers],
    rows: [[takenAt, by, ...[migrations, tables, rows, pictures].map(String)]],
  }
}

import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import type { PendingMigration } from '../door.ts'

const columns = [{ name: 'Migration' }] as const

export function migrateCommand(cli: Cli): Command {
  return campCommand({
    verb: 'migrate',
    summary: 'Bring the database to the schema of this version, with the rows that the product ships; safe to run twice at once',
    examples: ['migrate --dry-run', 'migrate', 'migrate --grant-to camp_web'],
  })
    .option('--dry-run', 'print the SQL of the migrations that would run, run none', false)
    .option(
      '--grant-to <role>',
      'let this role of PostgreSQL read and write rows, and change no table: for the web and the worker',
    )
    .action(({ dryRun, grantTo }: MigrateOptions) => cli.act(() => (dryRun ? showPending(cli) : migrate(cli, grantTo))))
}

interface MigrateOptions {
  readonly dryRun: boolean
  readonly grantTo?: string
}

async function showPending(cli: Cli): Promise<Answer> {
  const pending = await cli.door.pendingMigrations()
  return report({
    json: { dryRun: true, migrations: pending.map(({ name, statements }) => ({ name, statements })) },
    tables: [{ columns, rows: pending.map(({ name }) => [name]) }],
    text: pending.map(migrationText).join('\n\n'),
    messages: [
      `Migrations that would run: ${pending.length}. Nothing was changed.`,
      ...(pending.length > 0 ? [`Next: ${campLine('migrate')}`] : []),
    ],
  })
}

function migrationText({ name, statements }: PendingMigration): string {
  return [`-- ${name}`, ...statements.map((statement) => `${statement.trim().replace(/;$/, '')};`)].join('\n')
}

async function migrate(cli: Cli, role: string | undefined): Promise<Answer> {
  const problem = role === undefined ? null : await cli.door.roleProblem(role)
  if (problem === 'unknown') {
    return stop('not-found', `PostgreSQL has no role ${role}.`, `Next: create role ${role} login password '…', as one who may`)
  }
  if (problem === 'own') return stop('refused', `The role ${role} owns the tables: it is the one that migrates.`)
  const names = await cli.progress('Migrating', () => cli.door.migrate())
  if (role !== undefined) await cli.door.grantTo(role)
  return report({
    json: { dryRun: false, migrations: names.map((name) => ({ name })) },
    tables: [{ columns, rows: names.map((name) => [name]) }],
    messages: [
      names.length > 0 ? `Migrations that ran: ${names.length}.` : 'The schema was up to date.',
      ...(role === undefined ? [] : [`The role ${role} may read and write rows, and change no table.`]),
      `Next: ${campLine('org list')}`,
    ],
  })
}

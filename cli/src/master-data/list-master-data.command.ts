import type { ListedMasterRow } from '@camp/application/master-data/master-data.ts'
import { fieldsOfKind, type MasterKind, masterKindNames } from '@camp/domain/master-data/master-kinds.ts'
import { Argument, type Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'

interface Options {
  readonly search: string
}

export function listMasterDataCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List what the platform keeps for everybody: provinces, countries, tags and the like',
    examples: ['master list provinces', 'master list tags --search braai --json'],
  })
    .addArgument(new Argument('<kind>', 'what to list').choices(masterKindNames))
    .option('--search <text>', 'in any of its texts', '')
    .action((kind: MasterKind, options: Options) => cli.act(() => listMasterData(cli, kind, options)))
}

async function listMasterData(cli: Cli, kind: MasterKind, { search }: Options): Promise<Answer> {
  const { listMasterData } = await cli.useCases()
  const everything = { sort: 'order', isDescending: false, limit: null, offset: 0, chosen: {} }
  const listed = await listMasterData.execute(Object.assign(everything, { actor: operator, kind, search }))
  if (!listed.ok) return refusalStop(listed.refusal, kind)
  const { rows } = listed.value
  const fields = shownFields(kind)
  const isNamed = !rows.some(({ id }) => isKeyOfLinks(id))
  return report({
    json: rows.map(({ id, values }) =>
      Object.fromEntries([['id', id], ...fields.map((field) => [field, values[field] ?? null])]),
    ),
    tables: [
      {
        columns: [...(isNamed ? ['id'] : []), ...fields].map((name) => ({ name })),
        rows: rows.map((row) => [...(isNamed ? [row.id] : []), ...fields.map((field) => textOf(row, field))]),
      },
    ],
    messages: [`${rows.length} in all.`],
  })
}

/** Nobody says such an id, and no command asks for it; as JSON it is there. */
function isKeyOfLinks(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
}

/** Secrets are read by nobody. */
function shownFields(kind: MasterKind): readonly string[] {
  return Object.entries(fieldsOfKind(kind)).flatMap(([field, { isSecret }]) => (isSecret ? [] : [field]))
}

function textOf({ labels, values }: ListedMasterRow, field: string): string {
  const value = labels[field] ?? values[field] ?? ''
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

import { type AlterTableCmd, type ColumnDef, type Constraint, type Node, parse } from 'libpg-query'

/** What a migration must not do to a table that people are using, or that the previous release still uses. */
export const lockRules = {
  'index-locks-writes': 'an index on a table that is there is made concurrently, outside of a transaction',
  'table-is-rewritten': 'a column comes without default, or with one that is the same for every row',
  'column-must-be-filled': 'the previous release does not fill the new column: it may be null or has a default',
  'rows-are-looked-at': 'a constraint comes as not valid and is validated by itself; not null comes as such a check first',
  'index-for-constraint': 'the index of a constraint is made concurrently before it, and the constraint takes it',
  'taken-away': 'the previous release still uses it: what is no longer needed goes one release later',
  'rows-are-written': 'rows of a table that is there are written in batches, not by a migration',
  'cannot-be-read': 'a block of code is no statement that can be judged',
} as const

export type LockRule = keyof typeof lockRules

export interface LockFinding {
  readonly rule: LockRule
  readonly table: string
}

/** What these statements of one migration do to tables that they do not make themselves. */
export async function lockFindings(statements: readonly string[]): Promise<readonly LockFinding[]> {
  const nodes = (await Promise.all(statements.map(parsed))).flat()
  const made = new Set(nodes.flatMap((node) => ('CreateStmt' in node ? [node.CreateStmt.relation?.relname] : [])))
  const findings = nodes.flatMap(findingsOf).filter(({ table }) => !made.has(table))
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

async function parsed(statement: string): Promise<readonly Node[]> {
  const { stmts = [] } = await parse(statement)
  return stmts.flatMap(({ stmt }) => (stmt ? [stmt] : []))
}

function findingsOf(node: Node): readonly LockFinding[] {
  if ('IndexStmt' in node && !node.IndexStmt.concurrent) return [of('index-locks-writes', node.IndexStmt.relation?.relname)]
  if ('AlterTableStmt' in node) {
    const { relation, cmds = [] } = node.AlterTableStmt
    return cmds
      .flatMap((cmd) => ('AlterTableCmd' in cmd ? ofAlteration(cmd.AlterTableCmd) : []))
      .map((rule) => of(rule, relation?.relname))
  }
  if ('RenameStmt' in node) return [of('taken-away', node.RenameStmt.relation?.relname)]
  if ('DropStmt' in node && node.DropStmt.removeType === 'OBJECT_TABLE') return droppedTables(node.DropStmt.objects)
  if ('UpdateStmt' in node) return [of('rows-are-written', node.UpdateStmt.relation?.relname)]
  if ('DeleteStmt' in node) return [of('rows-are-written', node.DeleteStmt.relation?.relname)]
  return 'DoStmt' in node ? [of('cannot-be-read', undefined)] : []
}

function ofAlteration({ subtype, def }: AlterTableCmd): readonly LockRule[] {
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? ofColumn(def.ColumnDef) : []
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? ofConstraint(def.Constraint) : []
    case 'AT_AlterColumnType':
      return ['table-is-rewritten']
    case 'AT_SetNotNull':
      return ['rows-are-looked-at']
    case 'AT_DropColumn':
      return ['taken-away']
    case 'AT_ColumnDefault':
      return def ? [] : ['taken-away']
    default:
      return []
  }
}

/** A constraint of a new column is looked at as one that comes later, but for a reference, which is empty. */
function ofColumn({ constraints = [] }: ColumnDef): readonly LockRule[] {
  const all = constraints.flatMap((each) => ('Constraint' in each ? [each.Constraint] : []))
  const standard = all.find(({ contype }) => contype === 'CONSTR_DEFAULT')
  const isFilled = all.some(({ contype }) => contype === 'CONSTR_GENERATED' || contype === 'CONSTR_IDENTITY')
  const rules: LockRule[] = []
  if (isFilled || (standard && !isSameForAll(standard.raw_expr))) rules.push('table-is-rewritten')
  if (!standard && !isFilled && all.some(({ contype }) => contype === 'CONSTR_NOTNULL')) rules.push('column-must-be-filled')
  if (all.some(({ contype }) => contype === 'CONSTR_CHECK')) rules.push('rows-are-looked-at')
  if (all.some(({ contype }) => contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')) rules.push('index-for-constraint')
  return rules
}

function ofConstraint({ contype, skip_validation, indexname }: Constraint): readonly LockRule[] {
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN') return skip_validation ? [] : ['rows-are-looked-at']
  return indexname === undefined ? ['index-for-constraint'] : []
}

/** A value that PostgreSQL works out once: written down, or the moment of the migration. */
function isSameForAll(node: Node | undefined): boolean {
  if (node === undefined || 'A_Const' in node || 'SQLValueFunction' in node) return true
  if ('TypeCast' in node) return isSameForAll(node.TypeCast.arg)
  if ('A_ArrayExpr' in node) return (node.A_ArrayExpr.elements ?? []).every(isSameForAll)
  if (!('FuncCall' in node)) return false
  const [name] = node.FuncCall.funcname ?? []
  return name !== undefined && 'String' in name && name.String.sval === 'now'
}

function droppedTables(objects: readonly Node[] = []): readonly LockFinding[] {
  const names = objects.flatMap((each) => ('List' in each ? (each.List.items ?? []).slice(-1) : []))
  return names.map((name) => of('taken-away', 'String' in name ? name.String.sval : undefined))
}

function of(rule: LockRule, table: string | undefined): LockFinding {
  return { rule, table: table ?? '' }
}

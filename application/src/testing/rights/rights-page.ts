import { type AskingRole, askingRoles, decisionTable, type RowOfDecisions, type Verdict } from './decision-table.ts'
import type { OpenReason } from './open-reasons.ts'
import { partsOfUseCases } from './parts.ts'
import { rights } from './rights.ts'

const reasons = {
  public: 'Everybody may: search, a campsite’s page, asking for a demo',
  'key of a reservation': 'Whoever holds the link of the reservation; its id is the key, 128 random bits',
  'proves itself': 'The password, code or session token in the command says who it is',
  gateway: 'The payment gateway’s signature, or its answer to our question',
  provider: 'The provider of the message: the door checks its signature or secret first',
  'command line': 'Scheduled or typed by an operator; no page or procedure leads there',
} as const satisfies Record<OpenReason, string>

const short = { may: 'yes', 'not-permitted': 'no', 'not-found': 'not found' } as const satisfies Record<Verdict, string>

const intro = `# Who may do what

Every act of the product is a use case, and each use case judges by itself who asks. This page is made from the table that
the tests walk: every use case, as every role, for the organisation that somebody works for and for another one, over the
composed product on PostgreSQL. A use case without its row does not compile.

Two words in a cell are the own organisation and another one. "Not found" is the answer to a row that somebody may not
know of: another organisation's row answers as if it did not exist.

Behind these checks stands the database: an act of staff reads and writes only rows of the organisations of whoever asks
([decision 34](decisions/0034-the-database-keeps-campsites-apart.md)). \`web/server/rights/apart.integration.test.ts\` takes the checks away.
`

const outro = `The walk is \`web/server/rights/rights.integration.test.ts\`; \`PRINT_RIGHTS=yes\` prints what each role was answered. The
table is \`application/src/testing/rights/\`. After a change there, \`npx vitest run --project unit
application/src/testing/rights -u\` writes this page anew.
`

/** `docs/rights.md`, as it has to be. */
export function rightsPage(): string {
  const rows = Object.keys(decisionTable) as RowOfDecisions[]
  const used = rows.filter((row) => actsOf(row).length > 0)
  return [
    intro,
    '## By role\n',
    table(
      ['act', ...askingRoles],
      used.map((row) => [decisionTable[row].words, ...askingRoles.map((role) => cell(row, role))]),
    ),
    '## By use case\n',
    table(
      ['act', 'use cases'],
      used.map((row) => [decisionTable[row].words, actsOf(row).join(', ')]),
    ),
    '## Without asking who it is\n',
    table(
      ['because', 'use cases'],
      (Object.keys(reasons) as OpenReason[]).map((reason) => [reasons[reason], openTo(reason).join(', ')]),
    ),
    outro,
  ].join('\n')
}

function cell(row: RowOfDecisions, role: AskingRole): string {
  const [own, other] = decisionTable[row].who[role]
  return own === other ? short[own] : `${short[own]} / ${short[other]}`
}

function actsOf(row: RowOfDecisions): readonly string[] {
  const whole = Object.entries(rights).flatMap(([name, right]) => (right === row ? [`\`${name}\``] : []))
  const parts = partsOfUseCases.filter((part) => part.row === row).map(({ useCase, part }) => `\`${useCase}\` (${part})`)
  return [...whole, ...parts].toSorted()
}

function openTo(reason: OpenReason): readonly string[] {
  return Object.entries(rights)
    .flatMap(([name, right]) => (typeof right === 'object' && right.openTo === reason ? [`\`${name}\``] : []))
    .toSorted()
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}

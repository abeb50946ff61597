import type { ImportedMailbox } from '@camp/application/dmarc/import-dmarc-mailbox.ts'
import type { DmarcFile, ImportedDmarc } from '@camp/application/dmarc/import-dmarc-reports.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { mailboxFaultWords } from '../messaging/mailbox-fault-words.ts'
import { operator } from '../operator.ts'
import { limitOfRows } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'
import { dmarcFaultWords } from './dmarc-fault-words.ts'

export function importDmarcCommand(cli: Cli): Command {
  return campCommand({
    verb: 'dmarc',
    summary:
      'Import DMARC reports: XML, gzip, zip or the e-mail that brought them; a report that is there already changes nothing',
    examples: [
      'import dmarc report.xml --dry-run',
      'import dmarc report.xml --json',
      'import dmarc - < mail.eml',
      'import dmarc --mailbox --quiet',
    ],
  })
    .argument('[files...]', 'reports, or - for standard input')
    .option('--mailbox', 'what waits in the mailbox of DMARC_IMAP_URL, each mail once', false)
    .option('--limit <mails>', 'with --mailbox: how many at most', limitOfRows, 100)
    .option('--dry-run', 'say what would be kept, keep nothing', false)
    .action((paths: readonly string[], wanted: Wanted) =>
      cli.act(() => (wanted.mailbox ? importMailbox(cli, paths, wanted) : importDmarc(cli, paths, wanted.dryRun))),
    )
}

interface Wanted {
  readonly mailbox: boolean
  readonly limit: number
  readonly dryRun: boolean
}

async function importMailbox(cli: Cli, paths: readonly string[], { limit, dryRun }: Wanted): Promise<Answer> {
  if (paths.length > 0) return stop('usage', 'Give either files or --mailbox.')
  const { importDmarcMailbox } = await cli.useCases()
  const imported = await importDmarcMailbox.execute({ actor: operator, limit, dryRun })
  if (imported.ok) return importReport(imported.value.answers, dryRun, imported.value)
  const { code } = imported.refusal
  if (code === 'not-permitted') return refusalStop({ code }, 'DMARC reports', 'Ask whoever runs the platform.')
  return stop(code === 'not-configured' ? 'usage' : 'failed', mailboxFaultWords(code, 'DMARC_IMAP_URL'))
}

async function importDmarc(cli: Cli, paths: readonly string[], dryRun: boolean): Promise<Answer> {
  if (paths.length === 0) return stop('usage', 'Give the files with the reports, or --mailbox.')
  const files: DmarcFile[] = []
  for (const path of paths) {
    const bytes = await cli.door.readBytes(path)
    if (!bytes) return stop('not-found', `${path}: there is no such file, or it may not be read.`)
    files.push({ name: path, bytes })
  }
  const { importDmarcReports } = await cli.useCases()
  const imported = await importDmarcReports.execute({ actor: operator, files, dryRun })
  return imported.ok
    ? importReport(imported.value, dryRun)
    : refusalStop(imported.refusal, 'DMARC reports', 'Ask whoever runs the platform.')
}

type Unread = Pick<ImportedMailbox, 'left' | 'putAside'>

function importReport(
  answers: readonly ImportedDmarc[],
  isDryRun: boolean,
  { left, putAside }: Unread = { left: 0, putAside: [] },
): Answer {
  const read = answers.filter((answer) => answer.ok)
  const broken = answers.filter((answer) => !answer.ok)
  const known = read.filter(({ isNew }) => !isNew).length
  return report({
    json: answers.map((answer) => {
      if (!answer.ok) return { ...answer, error: dmarcFaultWords[answer.error], code: answer.error }
      return answer
    }),
    tables: [
      {
        columns: [
          { name: 'File' },
          { name: 'From' },
          ...['Records', 'Messages', 'Passed'].map((name) => ({ name, isNumber: true as const })),
        ],
        rows: read.map(({ file, orgName, records, messages, passed }) => {
          return [file, orgName, String(records), String(messages), String(passed)]
        }),
      },
    ],
    messages: [
      ...(isDryRun ? ['Nothing was changed. An import would say:'] : []),
      `Read: ${read.length}, of which known already: ${known}. Not read: ${broken.length}.`,
      ...broken.map(({ file, error }) => `${file}: ${dmarcFaultWords[error]}`),
      ...(left > 0 ? [`Tried again next time: ${left}.`] : []),
      ...(putAside.length > 0
        ? ['Put aside, read three times in vain; look at them in the mailbox, and import their files:']
        : []),
      ...putAside.map(({ name }) => `  ${name}`),
    ],
    ...(broken.length > 0 && { exit: 'failed' as const }),
  })
}

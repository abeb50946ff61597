import type { PrintedFile } from '@camp/application/invoices/paper-printer.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Command } from 'commander'
import { type Answer, campLine, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { calendarMonth } from '../option-values.ts'
import { writtenFile } from '../written-file.ts'

interface Options {
  readonly of?: string
  readonly org?: string
  readonly month?: Temporal.PlainYearMonth
  readonly out?: string
  readonly force: boolean
}

export function printPaperCommand(cli: Cli): Command {
  return campCommand({
    verb: 'print',
    summary: 'Write a paper as PDF: one of a booking by its number, or that for the fees of a closed month',
    examples: [
      'invoice print INV-000001 --of 482-913-107 --out INV-000001.pdf',
      'invoice print --org kloofwater-camp --month 2026-12',
    ],
  })
    .argument('[number]', 'the paper’s number, like INV-000001')
    .option('--of <id|reference>', 'the reservation')
    .option('--org <slug>', 'the organisation, for the paper of its fees')
    .option('--month <month>', 'like 2026-12', calendarMonth)
    .option('--out <file>', 'where to write it; by its number when it is left out')
    .option('--force', 'overwrite the file when it is there', false)
    .action((label: string | undefined, options: Options) => cli.act(() => printPaper(cli, label, options)))
}

async function printPaper(cli: Cli, label: string | undefined, options: Options): Promise<Answer> {
  const { of, org, month, out, force } = options
  if (label !== undefined && of === undefined) return stop('usage', 'Missing: --of <id|reference>')
  if (label === undefined && (org === undefined || month === undefined))
    return stop('usage', 'Missing: <number> --of <id|reference>, or --org <slug> --month <month>')
  const printed = label !== undefined && of !== undefined ? await ofBooking(cli, of, label) : await ofFees(cli, options)
  if (!printed) return stop('not-found', 'There is no such paper.', `See ${campLine('invoice list --help')}`)
  return writtenFile(cli, { file: out ?? printed.name, content: printed.content, force })
}

async function ofBooking(cli: Cli, idOrReference: string, label: string): Promise<PrintedFile | undefined> {
  const { showReservationToOperator, printPaper: print } = await cli.useCases()
  const found = await showReservationToOperator.execute({ actor: operator, idOrReference })
  if (!found.ok) return undefined
  const printed = await print.execute({ actor: operator, id: found.value.reservation.id, label })
  return printed.ok ? printed.value : undefined
}

async function ofFees(cli: Cli, { org, month }: Options): Promise<PrintedFile | undefined> {
  const { showPlatformBilling, printFeePaper } = await cli.useCases()
  const billing = await showPlatformBilling.execute({ actor: operator, month: month?.toString() ?? null })
  const organisation = billing.ok ? billing.value.organisations.find(({ slug }) => slug === org) : undefined
  if (!organisation || !month) return undefined
  const printed = await printFeePaper.execute({ actor: operator, organisationId: organisation.organisationId, month })
  return printed.ok ? printed.value : undefined
}

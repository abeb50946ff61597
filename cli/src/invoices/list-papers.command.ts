import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { givenReservation } from '../reservations/given-reservation.ts'

export function listPapersCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List the invoices and credit notes of a booking, the oldest first',
    examples: ['invoice list 482-913-107', 'invoice list 482-913-107 --json'],
  })
    .argument('[id|reference]', 'the reservation')
    .action((idOrReference: string | undefined) => cli.act(() => listPapers(cli, idOrReference)))
}

async function listPapers(cli: Cli, wanted: string | undefined): Promise<Answer> {
  const asked = await givenReservation(cli, wanted)
  if (!asked.ok) return asked.refusal
  const { showReservationToOperator, showInvoice } = await cli.useCases()
  const found = await showReservationToOperator.execute({ actor: operator, idOrReference: asked.value })
  if (!found.ok) return refusalStop(found.refusal, asked.value, `See ${campLine('reservation list')}`)
  const shown = await showInvoice.execute({ actor: operator, id: found.value.reservation.id })
  if (!shown.ok) return stop('not-found', `${asked.value}: Nothing was invoiced.`)
  const { papers } = shown.value
  return report({
    json: papers.map(({ label, kind, taxDate, amount, vat }) => ({
      label,
      kind,
      taxDate: taxDate.toString(),
      amount: amount.toRand(),
      vat: vat.toRand(),
    })),
    tables: [
      {
        columns: [
          { name: 'Number' },
          { name: 'Tax date' },
          { name: 'Amount', isNumber: true },
          { name: 'VAT in it', isNumber: true },
        ],
        rows: papers.map(({ label, taxDate, amount, vat }) => [
          label,
          taxDate.toString(),
          formatRand(amount.cents),
          formatRand(vat.cents),
        ]),
      },
    ],
    messages: papers.length === 0 ? ['No paper: nothing was paid, or the booking never counted.'] : [],
  })
}

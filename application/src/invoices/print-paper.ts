import { fullName } from '@camp/domain/people/person-name.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { NotFound } from '../shared/refusals.ts'
import { type AskedInvoice, bookingOfReader, type InvoiceReaderPorts } from './invoice-reader.ts'
import type { InvoiceRecords } from './invoice-records.ts'
import type { IssuedPapers } from './issued-papers.ts'
import type { NoSuchPaper, PaperPrinter, PrintedFile } from './paper-printer.ts'

interface PrintPorts extends InvoiceReaderPorts {
  readonly issuedPapers: Pick<IssuedPapers, 'ofReservation'>
  readonly paperRecords: Pick<InvoiceRecords, 'recipientOf'>
  readonly catalogues: Pick<Catalogues, 'find'>
  readonly paperPrinter: PaperPrinter
}

/** One of a booking's papers, as PDF: for whom the booking's invoice is shown to. */
export class PrintPaper {
  readonly #ports: PrintPorts

  constructor(ports: PrintPorts) {
    this.#ports = ports
  }

  async execute(asked: AskedInvoice & { readonly label: string }): Promise<Result<PrintedFile, NotFound | NoSuchPaper>> {
    const { issuedPapers, paperRecords, catalogues, paperPrinter } = this.#ports
    const booking = await bookingOfReader(asked, this.#ports)
    if (!booking.ok) return booking
    const paper = (await issuedPapers.ofReservation(asked.id)).find(({ label }) => label === asked.label)
    const catalogue = paper && (await catalogues.find(paper.organisationId))
    if (!paper || !catalogue) return refused({ code: 'no-such-paper' })
    const payer = booking.value.submitted.guest
    const { timezone } = catalogue.organisation.province.country
    const recipient = await paperRecords.recipientOf(asked.id)
    const name = recipient?.name ?? fullName(payer)
    const guest = {
      name,
      email: payer.email,
      addressLines: recipient?.addressLines ?? [],
      vatNumber: recipient?.vatNumber ?? null,
    }
    return accepted(await paperPrinter.paper({ paper, guest, timezone }))
  }
}

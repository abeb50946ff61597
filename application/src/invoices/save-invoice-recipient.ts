import { type RecipientProblem, readRecipient, type TypedRecipient } from '@camp/domain/invoices/invoice-recipient.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../shared/refusals.ts'
import { type AskedInvoice, bookingOfReader, type InvoiceReaderPorts } from './invoice-reader.ts'
import type { InvoiceRecords } from './invoice-records.ts'

interface Ports extends InvoiceReaderPorts {
  readonly paperRecords: Pick<InvoiceRecords, 'keepRecipient'>
}

export interface SaveRecipientCommand extends AskedInvoice {
  readonly typed: TypedRecipient
}

export type SaveRecipientRefusal = NotFound | { readonly code: 'fields-invalid'; readonly problems: readonly RecipientProblem[] }

/** The guest, or the campsite for them, says to whom the booking's papers are addressed. */
export class SaveInvoiceRecipient {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ typed, ...asked }: SaveRecipientCommand): Promise<Result<null, SaveRecipientRefusal>> {
    const booking = await bookingOfReader(asked, this.#ports)
    if (!booking.ok) return booking
    const read = readRecipient(typed)
    if (!read.ok) return refused({ code: 'fields-invalid', problems: read.refusal })
    await this.#ports.paperRecords.keepRecipient(asked.id, read.value)
    return accepted(null)
  }
}

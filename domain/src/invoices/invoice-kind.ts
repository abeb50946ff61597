/** What an invoice may call itself. */
export type InvoiceKind = 'pro-forma' | 'tax-invoice' | 'invoice'

interface InvoiceFacts {
  /** Only who is registered for VAT may write a tax invoice (VAT Act s20). */
  readonly isVatVendor: boolean
  /**
   * Before any money has come the supply is not yet made: the time of supply is the earlier of invoice and
   * payment (VAT Act s9).
   */
  readonly hasReceivedMoney: boolean
}

export function invoiceKind({ isVatVendor, hasReceivedMoney }: InvoiceFacts): InvoiceKind {
  if (!hasReceivedMoney) return 'pro-forma'
  return isVatVendor ? 'tax-invoice' : 'invoice'
}

import type { InvoiceLine } from '@camp/application/invoices/invoice.ts'
import type { AddressedInvoice, LinkedInvoice } from '@camp/application/invoices/show-invoice.ts'
import { comesIn } from '@camp/domain/payments/money-move.ts'
import { paymentMethodText } from '@camp/domain/payments/payment-method.ts'
import { dateOnWire, randOnWire } from './on-wire.ts'

export type WireInvoice = ReturnType<typeof invoiceOnWire>

export function invoiceOnWire(invoice: AddressedInvoice | LinkedInvoice) {
  const { kind, reference, supplier, customer, stay, vat } = invoice
  return {
    kind,
    reference,
    supplier,
    customer,
    date: dateOnWire(invoice.date),
    taxDate: dateOnWire(invoice.taxDate),
    stay: { arrival: dateOnWire(stay.arrival), departure: dateOnWire(stay.departure), nights: stay.nightCount },
    lines: invoice.lines.map(lineOnWire),
    total: randOnWire(invoice.total),
    vat: vat && { percentage: vat.percentage, amount: randOnWire(vat.amount), net: randOnWire(vat.net) },
    payments: invoice.payments.map(({ kind: way, on, amount, method }, index) => ({
      number: index + 1,
      kind: way,
      on: dateOnWire(on),
      by: method && paymentMethodText(method),
      /** As the sum takes it: what was paid is taken off. */
      amount: comesIn(way) ? -randOnWire(amount) : randOnWire(amount),
    })),
    /** Under their numbers, as PDF. */
    papers: invoice.papers.map(({ label, kind: what, taxDate: on, amount }) => ({
      label,
      isCredit: what === 'credit-note',
      on: dateOnWire(on),
      amount: randOnWire(amount),
    })),
    recipient: invoice.recipient,
    needsAddress: invoice.needsAddress,
    paid: randOnWire(invoice.paid),
    balance: randOnWire(invoice.balance),
  }
}

function lineOnWire(line: InvoiceLine) {
  if (line.kind === 'kept') return { kind: 'kept' as const, amount: randOnWire(line.amount) }
  const { plotName, siteName, party, discountName } = line
  const { numberOfAdults, numberOfPensioners, childrenAges } = party
  return {
    kind: 'plot' as const,
    plotName,
    siteName,
    discountName,
    amount: randOnWire(line.amount),
    numberOfAdults,
    numberOfPensioners,
    childrenAges,
  }
}

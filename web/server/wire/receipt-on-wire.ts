import type { Receipt } from '@camp/application/receipts/receipt.ts'
import { paymentMethodText } from '@camp/domain/payments/payment-method.ts'
import { dateOnWire, randOnWire } from './on-wire.ts'

export type WireReceipt = ReturnType<typeof receiptOnWire>

export function receiptOnWire(receipt: Receipt) {
  const { key, campsite, reservationId, reference, plotNames, method, card, slip, isReversed } = receipt
  return {
    key,
    campsite,
    reservationId,
    reference,
    plotNames,
    method,
    slip,
    isReversed,
    card: card && paymentMethodText(card),
    arrivalDate: dateOnWire(receipt.stay.arrival),
    departureDate: dateOnWire(receipt.stay.departure),
    paidOn: dateOnWire(receipt.paidOn),
    amount: randOnWire(receipt.amount),
    total: randOnWire(receipt.total),
    paid: randOnWire(receipt.paid),
    balance: randOnWire(receipt.balance),
  }
}

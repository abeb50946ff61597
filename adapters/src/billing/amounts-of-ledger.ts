import type { BillingAmounts } from '@camp/application/billing/billing-books.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { sql } from 'kysely'

export interface AmountColumns {
  readonly total: number | null
  readonly paid: number | null
  readonly refunded: number | null
  readonly booking_fee: number | null
  readonly fee_credit: number | null
  readonly fee_vat: number | null
  readonly admin_fee: number | null
  readonly admin_fee_vat: number | null
}

/** Over `journal` and its `entry`; debits are above zero. */
export const amountColumns = sql.raw(`
  ${summed('-', 'guest', `'capture', 'chargeback', 'chargeback-correction', 'chargeback-reversal', 'reversal'`, 'paid')},
  ${summed('', 'guest', `'refund', 'refund-returned'`, 'refunded')},
  ${summed('-', 'platform', `'booking-fee'`, 'booking_fee')},
  ${summed('', 'platform', `'fee-credit'`, 'fee_credit')},
  ${summed('-', 'vat', `'booking-fee', 'fee-credit'`, 'fee_vat')},
  ${summed('-', 'platform', `'admin-fee'`, 'admin_fee')},
  ${summed('-', 'vat', `'admin-fee'`, 'admin_fee_vat')}`)

function summed(sign: '' | '-', account: string, kinds: string, name: string): string {
  const matching = `entry.account = '${account}' and journal.kind in (${kinds})`
  return `coalesce(sum(${sign}entry.amount_cents) filter (where ${matching}), 0)::float8 as ${name}`
}

export function toAmounts(row: AmountColumns, currency: string): BillingAmounts {
  const money = (cents: number | null) => Money.cents(cents ?? 0, currency)
  return {
    total: money(row.total),
    paid: money(row.paid),
    refunded: money(row.refunded),
    bookingFee: money(row.booking_fee),
    feeCredit: money(row.fee_credit),
    feeVat: money(row.fee_vat),
  }
}

import type { CloseCashUpRefusal } from '@camp/application/cash-up/close-cash-up.ts'
import { readMoney } from '@camp/domain/formatting/read-money.ts'
import { type OfflinePaymentMethod, offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { randOnWire } from '#server/wire/on-wire.ts'

export interface CashUpTyped {
  readonly counted: Readonly<Record<string, string>>
  readonly note: string
}

export interface CashUpProblem {
  readonly code: Exclude<CloseCashUpRefusal['code'], 'not-found' | 'not-permitted'> | 'count-unreadable'
  /** Of a count. */
  readonly method: OfflinePaymentMethod | null
  /** Of what was counted and what should be there, in rand. */
  readonly difference: number | null
}

/** What was counted of each method, and why it is not what should be there. */
export function readCashUp(form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '').trim()
  const typed = Object.fromEntries(offlinePaymentMethods.map((method) => [method, field(`counted-${method}`)]))
  const counted: Partial<Record<OfflinePaymentMethod, Money>> = {}
  let unreadable: OfflinePaymentMethod | null = null
  for (const method of offlinePaymentMethods) {
    const text = typed[method] ?? ''
    if (text === '') continue
    const isBelow = text.startsWith('-')
    const cents = readMoney(isBelow ? text.slice(1) : text)
    if (cents.ok) counted[method] = Money.cents(isBelow ? -cents.value : cents.value)
    else unreadable ??= method
  }
  const texts: CashUpTyped = { counted: typed, note: field('note') }
  return { texts, counted, note: texts.note, unreadable, shownEntries: Number(field('entries')) || 0 }
}

export function cashUpProblem(
  refusal: Exclude<CloseCashUpRefusal, { readonly code: 'not-found' | 'not-permitted' }>,
): CashUpProblem {
  return {
    code: refusal.code,
    method: 'method' in refusal ? refusal.method : null,
    difference: 'difference' in refusal ? randOnWire(refusal.difference) : null,
  }
}

import type { Debtor, DebtorSum } from '@camp/application/debtors/list-debtors.ts'
import { dateOnWire, randOnWire } from './on-wire.ts'

export type WireDebtor = ReturnType<typeof debtorOnWire>
export type WireDebtorSum = ReturnType<typeof debtorSumOnWire>

export function debtorOnWire(debtor: Debtor) {
  const { id, kind, simpleReference, guestName, phone, owedBy, letGoBy, days } = debtor
  return {
    id,
    kind,
    simpleReference,
    guestName,
    phone,
    owedBy,
    letGoBy,
    days,
    arrivalDate: dateOnWire(debtor.arrival),
    departureDate: dateOnWire(debtor.departure),
    due: dateOnWire(debtor.due),
    amount: randOnWire(debtor.amount),
    balance: randOnWire(debtor.balance),
  }
}

export function debtorSumOnWire({ age, count, amount }: DebtorSum) {
  return { age, count, amount: randOnWire(amount) }
}

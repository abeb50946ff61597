import type { MoneyTask } from '@camp/application/payments/list-money-tasks.ts'
import { instantOnWire, randOnWire } from './on-wire.ts'

export type WireMoneyTask = ReturnType<typeof moneyTaskOnWire>

export function moneyTaskOnWire({ amount, refundDue, since, ...task }: MoneyTask) {
  return { ...task, amount: randOnWire(amount), refundDue: refundDue && randOnWire(refundDue), since: instantOnWire(since) }
}

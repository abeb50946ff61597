import type { AmendableReservation } from '@camp/domain/reservations/amend/ready-to-amend.ts'
import { overpaidBy } from '@camp/domain/reservations/overpaid-by.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { RefundTask } from '../../payments/payments.ts'
import { isPlanned } from '../../payments/plan-surplus-anew.ts'
import type { AmendmentPorts } from './amendment-ports.ts'

/** Of what is paid, how much an amendment sends back: refunds that were only planned are planned anew. */
export async function refundOfAmendment({ payments }: AmendmentPorts, after: AmendableReservation): Promise<Money> {
  const tasks = await payments.refundTasksOf(after.id)
  return overpaidBy(
    after,
    sumOfTasks(
      tasks.filter((task) => task.state !== 'done' && !isPlanned(task)),
      after,
    ),
  )
}

export function sumOfTasks(tasks: readonly RefundTask[], { amountDue }: AmendableReservation): Money {
  return Money.sum(
    tasks.map(({ amount }) => amount),
    amountDue.currency,
  )
}

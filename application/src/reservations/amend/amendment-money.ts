import type { AmendableReservation } from '@camp/domain/reservations/amend/ready-to-amend.ts'
import { overpaidBy } from '@camp/domain/reservations/overpaid-by.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { RefundTask } from '../../payments/payments.ts'
import { refundSurplus } from '../../payments/refund-surplus.ts'
import type { ReservationContext } from '../reservation-context.ts'
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

/** In the transaction of the amendment; answers the refunds that it planned. */
export async function refundOverpaid(
  ports: AmendmentPorts,
  after: AmendableReservation,
  { now }: ReservationContext,
): Promise<readonly RefundTask[]> {
  const { payments } = ports
  for (const task of await payments.refundTasksOf(after.id)) if (isPlanned(task)) await payments.withdrawRefundTask(task)
  return refundSurplus(ports, after, now)
}

function isPlanned({ state, reason }: RefundTask): boolean {
  return state === 'open' && reason === 'overpayment'
}

export function sumOfTasks(tasks: readonly RefundTask[], { amountDue }: AmendableReservation): Money {
  return Money.sum(
    tasks.map(({ amount }) => amount),
    amountDue.currency,
  )
}

import { expire } from '@camp/domain/reservations/expire.ts'
import type { CancelledReservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { moneyWithBank } from '../payments/money-with-bank.ts'
import { orderRefund } from '../payments/refund-tasks.ts'
import { tellOfRefundsByHand } from '../payments/tell-campsite.ts'
import { momentOf } from './moment-of.ts'
import { mustBeSaved } from './must-be-saved.ts'
import { notify } from './notify.ts'
import { contextOf } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'

/**
 * Gives the plots of an expired hold or pending reservation back, within the caller's transaction; undefined
 * when somebody else was quicker. Both the sweeper and the writer who wants the plots end here.
 */
export async function expireReservation(
  ports: ReservationPorts,
  id: ReservationId,
  by: string,
): Promise<CancelledReservation | undefined> {
  const reservation = await ports.reservations.findForChange(id)
  if (reservation?.status !== 'temporaryHold' && reservation?.status !== 'pending') return undefined

  const context = await contextOf(reservation, ports)
  const expired = expire(reservation, { by, moment: momentOf(context) })
  if (!expired.ok) return undefined

  const { reservation: next, change } = expired.value
  mustBeSaved(await ports.reservations.replace(next, change))
  const amount = next.cancellation.refundAmount
  const tasks = await orderRefund(ports, { reservation: next, amount, reason: 'cancellation', at: context.now })
  await tellOfRefundsByHand(ports, tasks, { reservation: next, context })
  const underWay = next.submitted ? await moneyWithBank(ports, id) : undefined
  await notify(ports, { event: 'expired', reservation: next, context, underWay })
  return next
}

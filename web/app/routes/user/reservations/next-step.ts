import { isStanding } from '@camp/domain/reservations/standing.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

type StepFacts = Pick<WireReservation, 'status' | 'wantsPayment' | 'amountToPayNow' | 'underWay' | 'mayCancel'>

/** What a guest does next about a booking. */
export type NextStep = { readonly mayCancel: boolean } & (
  | { readonly kind: 'pay'; readonly amount: number }
  | { readonly kind: 'wait' | 'confirm' | 'nothing' | 'book-again' }
)

export function nextStep({ status, wantsPayment, amountToPayNow, underWay, mayCancel }: StepFacts): NextStep {
  if (underWay && status !== 'cancelled') return { kind: 'wait', mayCancel }
  if (status === 'completed' && wantsPayment) return { kind: 'pay', amount: amountToPayNow, mayCancel: false }
  if (!isStanding(status)) return { kind: 'book-again', mayCancel: false }
  if (wantsPayment) return { kind: 'pay', amount: amountToPayNow, mayCancel }
  return { kind: status === 'pending' ? 'confirm' : 'nothing', mayCancel }
}

/** From the day of arrival to the day of departure. */
export function isOnNow({ nights }: Pick<WireReservation, 'nights'>): boolean {
  return nights.kind !== 'before-arrival'
}

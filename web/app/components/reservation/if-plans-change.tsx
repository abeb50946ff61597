import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { useText } from '../../wording/use-text.ts'
import type { Payments } from '../refund.ts'
import { rungsAhead } from './cancellation-rungs.ts'
import { CancellationSteps } from './cancellation-steps.tsx'

interface IfPlansChangeProps {
  readonly reservation: WireReservation
  /** At the campsite, `YYYY-MM-DD`. */
  readonly today: string
  /** Who reads it is about to pay what is asked for now: it counts as paid. */
  readonly isPaying?: boolean
}

/** What cancelling gives back, and until when. */
export function IfPlansChange({ reservation, today, isPaying = false }: IfPlansChangeProps) {
  const t = useText('reservation')
  if (!reservation.mayCancel) return null
  return (
    <section aria-labelledby="cancellation" className="rounded-card border border-line bg-surface p-5">
      <h2 id="cancellation" className="text-lg">
        {t('cancellationTitle')}
      </h2>
      <CancellationSteps rungs={rungsAhead(reservation.cancellationLadder, today)} payments={paymentsOf(reservation, isPaying)} />
    </section>
  )
}

/** What is paid directly to the campsite is not known before it has come. */
function paymentsOf({ amountPaid, amountToPayNow, amountDue, dueDate }: WireReservation, isPaying: boolean): Payments {
  const first = isPaying ? sumOfRand(amountPaid, amountToPayNow) : amountPaid || amountToPayNow
  return { first, all: amountDue, due: first > 0 ? dueDate : null }
}

function sumOfRand(one: number, other: number): number {
  return Math.round((one + other) * 100) / 100
}

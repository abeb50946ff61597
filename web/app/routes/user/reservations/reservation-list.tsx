import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { ReservationItem } from './reservation-item.tsx'

interface ReservationListProps {
  readonly title: string
  readonly reservations: readonly WireReservation[]
  /** Here, `YYYY-MM-DD`. */
  readonly today: string
  /** Said when there are none; without it the list is left out. */
  readonly empty?: string
}

export function ReservationList({ title, reservations, today, empty }: ReservationListProps) {
  if (reservations.length === 0 && empty === undefined) return null
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      {reservations.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul className="grid gap-4">
        {reservations.map((reservation) => (
          <ReservationItem key={reservation.id} reservation={reservation} today={today} />
        ))}
      </ul>
    </section>
  )
}

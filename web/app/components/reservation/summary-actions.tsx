import { isStanding } from '@camp/domain/reservations/standing.ts'
import { Link } from 'react-router'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import { mayChange } from './may-change.ts'
import { useGoogleCalendar } from './use-google-calendar.ts'

interface SummaryActionsProps {
  readonly reservation: WireReservation
  /** At the campsite, `YYYY-MM-DD`. */
  readonly today: string
}

/** What may be done with a booking as it stands: keep, change, cancel. */
export function SummaryActions({ reservation, today }: SummaryActionsProps) {
  const t = useText('reservation')
  const { status } = reservation
  const isLive = isStanding(status)
  if (!isLive && status !== 'completed') return null
  return (
    <section aria-labelledby="manage" className="no-print grid gap-1 rounded-card border border-line bg-surface p-5">
      <h2 id="manage" className="text-lg">
        {t('manageTitle')}
      </h2>
      {isLive && status !== 'pending' && <CalendarLink reservation={reservation} />}
      <InvoiceLink reservation={reservation} />
      {mayChange(reservation, today) && <ChangeLink reservation={reservation} />}
      {reservation.mayCancel && <CancelLink reservation={reservation} />}
    </section>
  )
}

function CalendarLink({ reservation }: { readonly reservation: WireReservation }) {
  const t = useText('reservation')
  const href = useGoogleCalendar(reservation)
  return (
    <>
      <a href={`/r/${reservation.id}/calendar.ics`} className="link inline-flex min-h-11 items-center gap-2.5">
        <Icon name="calendar" />
        {t('addToCalendar')}
      </a>
      <a href={href} className="link inline-flex min-h-11 items-center gap-2.5">
        <Icon name="calendar" />
        {t('addToGoogle')}
      </a>
    </>
  )
}

function InvoiceLink({ reservation: { id } }: { readonly reservation: WireReservation }) {
  const t = useText('reservation')
  return (
    <Link to={`/r/${id}/invoice`} className="link inline-flex min-h-11 items-center gap-2.5">
      <Icon name="printer" />
      {t('invoiceOfThis')}
    </Link>
  )
}

function ChangeLink({ reservation: { id } }: { readonly reservation: WireReservation }) {
  const t = useText('reservation')
  return (
    <Link to={`/r/${id}/change`} className="link inline-flex min-h-11 items-center gap-2.5">
      <Icon name="pencil" />
      {t('changeThis')}
    </Link>
  )
}

function CancelLink({ reservation: { id } }: { readonly reservation: WireReservation }) {
  const t = useText('reservation')
  return (
    <Link to={`/r/${id}/cancel`} className="link inline-flex min-h-11 items-center gap-2.5">
      <Icon name="x" />
      {t('cancelThis')}
    </Link>
  )
}

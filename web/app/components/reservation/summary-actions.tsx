import { use } from 'react'
import { Link } from 'react-router'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { randText } from '../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { ButtonLink } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { dueText } from './due-text.ts'
import { mayChange } from './may-change.ts'
import { useGoogleCalendar } from './use-google-calendar.ts'
import { whenText } from './when-text.ts'

interface SummaryActionsProps {
  readonly reservation: WireReservation
  /** At the campsite, `YYYY-MM-DD`. */
  readonly today: string
  readonly hasNextStep: boolean
}

/** What may be done with a booking as it stands: pay or confirm, keep, cancel. */
export function SummaryActions({ reservation, today, hasNextStep }: SummaryActionsProps) {
  const { status, reservationDate } = reservation
  const isLive = status === 'pending' || status === 'partiallyPaid' || status === 'confirmed'
  if (!isLive && status !== 'completed') return null
  return (
    <section className="no-print grid gap-1 rounded-card border border-line bg-surface p-5">
      {hasNextStep && <NextStep reservation={reservation} />}
      {isLive && status !== 'pending' && <CalendarLink reservation={reservation} />}
      <InvoiceLink reservation={reservation} />
      {mayChange(reservation, today) && <ChangeLink reservation={reservation} />}
      {reservationDate > today && <CancelLink reservation={reservation} />}
    </section>
  )
}

function NextStep({ reservation }: { readonly reservation: WireReservation }) {
  const t = useText('reservation')
  const language = use(LanguageContext)
  const { id, status, wantsPayment, amountToPayNow, expiryDate, dueDate, reservationDate } = reservation
  if (!wantsPayment && status !== 'pending') return null
  const isFirst = status === 'pending'
  const due = t('balanceDue', { due: dueText(t, { dueDate, arrivalDate: reservationDate }, language) })
  return (
    <>
      <p className="text-lg font-bold">
        {wantsPayment ? t(isFirst ? 'toPayTitle' : 'balanceToPayTitle', { amount: randText(amountToPayNow) }) : t('confirmTitle')}
      </p>
      {status !== 'completed' && (
        <p className="mb-2 text-ink-soft">
          {status === 'pending' && expiryDate ? t('confirmUntil', { when: whenText(t, expiryDate, language) }) : due}
        </p>
      )}
      {wantsPayment ? (
        <div className="mb-2">
          <ButtonLink to={`/r/${id}/confirm`} isWide>
            {t('clickToPay')}
          </ButtonLink>
        </div>
      ) : (
        <p className="mb-2">{t('byMessageTitle')}</p>
      )}
    </>
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

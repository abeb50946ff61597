import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { isStanding } from '@camp/domain/reservations/standing.ts'
import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { bookingAddress, receiptAddress, replyAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { barLook, lookText } from '#app/components/staff/calendar/bar-look.ts'
import { chartAddress } from '#app/components/staff/calendar/chart-address.ts'
import { daysBetween } from '#app/components/staff/calendar/geometry/day-number.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'
import { ChangeBox } from './change-box.tsx'
import { neighboursOf } from './neighbours.ts'
import { PanelActs } from './panel-acts.tsx'
import { PanelDid } from './panel-did.tsx'
import { PanelFrame } from './panel-frame.tsx'
import type { PanelReservation } from './panel-model.ts'
import { MoveForm, SplitForm } from './wish-forms.tsx'

interface BookingPanelProps {
  readonly booking: PanelReservation
  readonly chart: ChartOnWire
  readonly problem: string | null
  readonly formKey: string
}

/** What the desk asks first, and the way to move the booking without a mouse. */
export function ChartBookingPanel({ booking, chart, problem, formKey }: BookingPanelProps) {
  const t = useText('calendar')
  const { slug } = useStaffOrganisation().organisation
  const [query] = useSearchParams()
  const { reference, change, status } = booking
  return (
    <PanelFrame title={t('booking', { reference })} problem={problem}>
      <PanelDid booking={booking} slug={slug} query={query} formKey={formKey} />
      {change && <ChangeBox booking={booking} change={change} chart={chart} isRefused={problem !== null} />}
      <BookingFacts booking={booking} />
      <PanelActs booking={booking} slug={slug} query={query} formKey={formKey} />
      <BesideIt reference={reference} chart={chart} query={query} />
      <ButtonLink to={bookingAddress(slug, reference)} intent="secondary" size="small">
        {t('openBooking')}
      </ButtonLink>
      <ButtonLink to={replyAddress(slug, reference)} intent="secondary" size="small">
        {t('messages')}
      </ButtonLink>
      {booking.lastPayment && (
        <ButtonLink to={receiptAddress(slug, reference, booking.lastPayment)} intent="secondary" size="small">
          {t('receipt')}
        </ButtonLink>
      )}
      {status === 'temporaryHold' && <Notice>{t('holdCannotMove')}</Notice>}
      {isStanding(status) && (
        <div className="grid gap-3" key={`${change?.plotIds} ${change?.arrival} ${change?.departure} ${query.get('at')}`}>
          <MoveForm booking={booking} chart={chart} />
          {booking.plots.some(isLongEnough) && <SplitForm booking={booking} chart={chart} today={chart.today} />}
        </div>
      )}
    </PanelFrame>
  )
}

interface BesideItProps {
  readonly reference: string
  readonly chart: ChartOnWire
  readonly query: URLSearchParams
}

/** From booking to booking without going back to the chart. */
function BesideIt({ reference, chart, query }: BesideItProps) {
  const t = useText('calendar')
  const beside = neighboursOf(chart, reference)
  if (!beside.previous && !beside.next) return null
  return (
    <nav aria-label={t('otherBookings')} className="flex flex-wrap justify-between gap-x-4">
      {(['previous', 'next'] as const).map((side) => {
        const booking = beside[side]
        if (!booking) return null
        const name = booking.guestName ?? t('nobody')
        return (
          <Link
            key={side}
            to={chartAddress(query, { open: booking.reference })}
            preventScrollReset
            className="link inline-flex min-h-11 items-center"
          >
            {t(side === 'previous' ? 'previousBooking' : 'nextBooking', { name })}
          </Link>
        )
      })}
    </nav>
  )
}

/** A stay of one night has none on which it could be divided. */
function isLongEnough({ arrival, departure }: PanelReservation['plots'][number]): boolean {
  return daysBetween(arrival, departure) > 1
}

function BookingFacts({ booking }: { readonly booking: PanelReservation }) {
  const t = useText('calendar')
  const { status, isCheckedIn, arrival, departure, guests, plots, amountDue, balance } = booking
  const isGone = status === 'cancelled' || status === 'noShow'
  return (
    <dl className="chart-panel-facts">
      <dt>{t('guest')}</dt>
      <dd>
        <b>{booking.guestName ?? t('nobody')}</b>
        {booking.phone && (
          <>
            <br />
            <a className="link" href={`tel:${booking.phone.replaceAll(' ', '')}`}>
              {booking.phone}
            </a>
          </>
        )}
        {booking.vehiclePlate && ` · ${booking.vehiclePlate}`}
      </dd>
      <dt>{t('stay')}</dt>
      <dd>
        {stayText(arrival, departure)}
        <br />
        {t('guests', { count: guests })}
      </dd>
      <dt>{t('plotsAndGuests')}</dt>
      <dd>
        {plots.map((plot) => (
          <span key={plot.plotId} className="block">
            {plot.plotName}
            {(plot.arrival !== arrival || plot.departure !== departure) && ` (${stayText(plot.arrival, plot.departure)})`}
          </span>
        ))}
      </dd>
      {!isGone && (
        <>
          <dt>{t('status')}</dt>
          <dd>{lookText(t, barLook({ status, isCheckedIn }))}</dd>
        </>
      )}
      <dt>{t('price')}</dt>
      <dd>
        {randText(amountDue)}
        {balance > 0 && `, ${t('balanceNote', { amount: randText(balance) })}`}
      </dd>
      {booking.specialRequest && (
        <>
          <dt>{t('request')}</dt>
          <dd>{booking.specialRequest}</dd>
        </>
      )}
    </dl>
  )
}

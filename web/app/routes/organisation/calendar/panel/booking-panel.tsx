import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { Form, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { workAddress } from '../../../../components/staff/organisation-address.ts'
import { useStaffOrganisation } from '../../../../components/staff/use-staff-organisation.ts'
import { TextField } from '../../../../components/text-field.tsx'
import { randText } from '../../../../formatting/rand-text.ts'
import { useText } from '../../../../wording/use-text.ts'
import { lookOf, lookText } from '../chart/bar-look.ts'
import { chartFields } from '../chart-address.ts'
import type { ChartOnWire } from '../chart-on-wire.ts'
import { ChangeBox } from './change-box.tsx'
import { PanelFrame } from './panel-frame.tsx'
import type { BookingOnWire } from './panel-model.ts'
import { PlotOptions } from './plot-options.tsx'

interface BookingPanelProps {
  readonly booking: BookingOnWire
  readonly chart: ChartOnWire
  readonly problem: string | null
}

/** What the desk asks first, and the way to move the booking without a mouse. */
export function BookingPanel({ booking, chart, problem }: BookingPanelProps) {
  const t = useText('calendar')
  const { slug } = useStaffOrganisation().organisation
  const { reference, change, status } = booking
  const isChangeable = status === 'pending' || status === 'partiallyPaid' || status === 'confirmed'
  return (
    <PanelFrame title={t('booking', { reference })} problem={problem}>
      {change && <ChangeBox booking={booking} change={change} chart={chart} />}
      <BookingFacts booking={booking} />
      <ButtonLink to={`${workAddress(slug, 'bookings')}/${reference}`} intent="secondary" size="small">
        {t('openBooking')}
      </ButtonLink>
      {status === 'temporaryHold' && <Notice>{t('holdCannotMove')}</Notice>}
      {isChangeable && (
        <MoveForm booking={booking} chart={chart} key={String(change?.plotIds) + change?.arrival + change?.departure} />
      )}
    </PanelFrame>
  )
}

function BookingFacts({ booking }: { readonly booking: BookingOnWire }) {
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
          <dd>{lookText(t, lookOf({ status, isCheckedIn }))}</dd>
        </>
      )}
      <dt>{t('price')}</dt>
      <dd>
        {randText(amountDue)}
        {balance > 0 && `, ${t('balanceNote', { amount: randText(balance) })}`}
      </dd>
      {booking.specialRequest && (
        <>
          <dt>{t('noteMark')}</dt>
          <dd>{booking.specialRequest}</dd>
        </>
      )}
    </dl>
  )
}

/** Leads to what the change would do: the same as a drag, by fields. */
function MoveForm({ booking, chart }: Omit<BookingPanelProps, 'problem'>) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const { reference, change, plots } = booking
  return (
    <details className="chart-panel-box" open={change !== null}>
      <summary className="font-bold">{t('move')}</summary>
      <Form method="get" preventScrollReset className="pt-3">
        {chartFields(query).map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="open" value={reference} />
        <input type="hidden" name="change" value="1" />
        <div className="chart-pair">
          <TextField name="arrival" type="date" label={t('arrival')} defaultValue={change?.arrival ?? booking.arrival} />
          <TextField name="departure" type="date" label={t('departure')} defaultValue={change?.departure ?? booking.departure} />
        </div>
        {plots.map(({ plotId, plotName }, index) => (
          <SelectField
            key={plotId}
            name="plot"
            id={`plot-${index}`}
            label={plots.length > 1 ? t('plotOf', { plot: plotName }) : t('plot')}
            defaultValue={change?.plotIds[index] ?? plotId}
          >
            <PlotOptions chart={chart} />
          </SelectField>
        ))}
        <Button type="submit" intent="secondary">
          {t('preview')}
        </Button>
      </Form>
    </details>
  )
}

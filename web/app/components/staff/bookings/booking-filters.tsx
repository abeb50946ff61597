import { reservationDateKinds, reservationOrders } from '@camp/application/desk/desk-reservations.ts'
import { reservationStatuses } from '@camp/domain/reservations/reservation.ts'
import { Form, useLocation } from 'react-router'
import { useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'
import { Button } from '../../button.tsx'
import { Checkbox } from '../../checkbox.tsx'
import { SelectField } from '../../select-field.tsx'
import { TextField } from '../../text-field.tsx'
import { bookingsAddress } from './booking-addresses.ts'
import type { BookingAnswers } from './read-booking-query.ts'

interface BookingFiltersProps {
  readonly answers: BookingAnswers
  readonly organisation: WireDeskReservation['organisation']
  readonly isFiltered: boolean
  /** Of the offline bookings alone. */
  readonly isOffline?: boolean
}

/** A search box, and the rest behind one touch; everything stands in the address. */
export function BookingFilters({ answers, organisation, isFiltered, isOffline = false }: BookingFiltersProps) {
  const t = useText('bookings')
  const { pathname, search } = useLocation()
  const isOpen =
    [answers.status, answers.from, answers.to, answers.site, isOffline ? '' : answers.source].some(Boolean) || answers.owing
  return (
    // Keyed by the address: back and forward show the filters of their page.
    <Form key={search} method="get" action={pathname} role="search" className="booking-filters no-print">
      <div className="booking-search">
        <TextField
          name="q"
          type="search"
          label={t('search')}
          hint={t('searchHint')}
          defaultValue={answers.q}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit">{t('find')}</Button>
      </div>
      <details open={isOpen} className="booking-more">
        <summary>{t('moreFilters')}</summary>
        <div className="booking-fields">
          <SelectField name="status" label={t('status')} defaultValue={answers.status}>
            <option value="">{t('all')}</option>
            {reservationStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`status_${status}`)}
              </option>
            ))}
          </SelectField>
          <SelectField name="dates" label={t('dates')} defaultValue={answers.dates}>
            {reservationDateKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`dates_${kind}`)}
              </option>
            ))}
          </SelectField>
          <TextField name="from" type="date" label={t('from')} defaultValue={answers.from} />
          <TextField name="to" type="date" label={t('to')} defaultValue={answers.to} />
          <SelectField name="site" label={t('site')} defaultValue={answers.site}>
            <option value="">{t('all')}</option>
            {organisation.sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {!isOffline && (
            <SelectField name="source" label={t('source')} defaultValue={answers.source}>
              <option value="">{t('all')}</option>
              <option value="online">{t('source_online')}</option>
              <option value="offline">{t('source_offline')}</option>
            </SelectField>
          )}
          <SelectField name="order" label={t('order')} defaultValue={answers.order}>
            {reservationOrders.map((order) => (
              <option key={order} value={order}>
                {t(`order_${order}`)}
              </option>
            ))}
          </SelectField>
          <OwingOnly isChecked={answers.owing} />
        </div>
        <Button type="submit" intent="secondary">
          {t('filter')}
        </Button>
      </details>
      {isFiltered && (
        <a href={isOffline ? pathname : bookingsAddress(organisation.slug)} className="link py-2">
          {t('showAll')}
        </a>
      )}
    </Form>
  )
}

function OwingOnly({ isChecked }: { readonly isChecked: boolean }) {
  const t = useText('bookings')
  return <Checkbox name="owing" value="1" label={t('owingOnly')} defaultChecked={isChecked} />
}

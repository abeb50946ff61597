import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ListPager } from '#app/components/staff/list-pager.tsx'
import { ListTable } from '#app/components/staff/list-table.tsx'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { bookingSearchOnWire } from '#server/wire/desk-reservation-on-wire.ts'
import '#app/components/staff/bookings/bookings.css'
import { useBookingColumns } from '#app/components/staff/bookings/booking-columns.tsx'
import { BookingFilters } from '#app/components/staff/bookings/booking-filters.tsx'
import { BookingTotals } from '#app/components/staff/bookings/booking-totals.tsx'
import { bookingSearch, isFiltered, readBookingQuery } from '#app/components/staff/bookings/read-booking-query.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const asked = readBookingQuery(request.url)
  const answers = { ...asked, source: 'offline' } as const
  const { actor } = context.get(requestFacts)
  const query = { actor, orgSlug: params.orgSlug, ...bookingSearch(answers) }
  const found = await context.get(useCases).searchReservations.execute(query)
  if (!found.ok) throw refusedPage(found.refusal.code)
  return { ...bookingSearchOnWire(found.value), answers, isFiltered: isFiltered({ ...answers, source: '' }) }
}

export default function OfflineBookings({ loaderData }: Route.ComponentProps) {
  const t = useText('offlineBookings')
  const { rows, totals, organisation, answers } = loaderData
  const { slug } = organisation
  const columns = useBookingColumns(slug)
  const here = workAddress(slug, 'offline-bookings')
  const newBooking = <ButtonLink to={`${here}/new`}>{t('newBooking')}</ButtonLink>
  const isNarrowed = loaderData.isFiltered || totals.count > 0
  return (
    <div className="page work-page">
      <StaffPage title={t('title')} lead={t('lead')} actions={newBooking}>
        <BookingFilters answers={answers} organisation={organisation} isFiltered={loaderData.isFiltered} isOffline />
        {rows.length > 0 ? (
          <>
            <BookingTotals {...totals} />
            <ListTable rows={rows} columns={columns} keyOf={({ id }) => id} caption={t('title')} />
            <ListPager page={answers.page} total={totals.count} />
          </>
        ) : (
          <EmptyState
            icon="calendar"
            text={isNarrowed ? t('nothingFound') : t('none')}
            action={
              isNarrowed && (
                <ButtonLink to={here} intent="secondary">
                  {t('showAll')}
                </ButtonLink>
              )
            }
          />
        )}
      </StaffPage>
    </div>
  )
}

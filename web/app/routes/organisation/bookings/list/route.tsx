import { Link } from 'react-router'
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
import { bookingsAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { useBookingColumns } from '#app/components/staff/bookings/booking-columns.tsx'
import { BookingFilters } from '#app/components/staff/bookings/booking-filters.tsx'
import { BookingTotals } from '#app/components/staff/bookings/booking-totals.tsx'
import { bookingSearch, isFiltered, readBookingQuery } from '#app/components/staff/bookings/read-booking-query.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'
import { QuickFilters } from './quick-filters.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const answers = readBookingQuery(request.url)
  const { actor } = context.get(requestFacts)
  const query = { actor, orgSlug: params.orgSlug, ...bookingSearch(answers) }
  const found = await context.get(useCases).searchReservations.execute(query)
  if (!found.ok) throw refusedPage(found.refusal.code)
  const tasks = await context.get(useCases).listMoneyTasks.execute({ actor, organisationId: found.value.organisation.id })
  return {
    ...bookingSearchOnWire(found.value),
    answers,
    isFiltered: isFiltered(answers),
    moneyTasks: tasks.ok ? tasks.value.length : 0,
  }
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const t = useText('bookings')
  const { rows, totals, organisation, answers, today, moneyTasks } = loaderData
  const { slug } = organisation
  const columns = useBookingColumns(slug)
  const hasPages = totals.count > 0
  const actions = (
    <>
      {hasPages && (
        <ButtonLink to={fileAddress(slug, answers)} intent="secondary" reloadDocument>
          {t('download')}
        </ButtonLink>
      )}
      <ButtonLink to={workAddress(slug, 'offline-bookings/new')}>{t('newBooking')}</ButtonLink>
    </>
  )
  return (
    <div className="page work-page">
      <StaffPage title={t('title')} actions={actions}>
        {moneyTasks > 0 && (
          <p>
            <Link to={workAddress(slug, 'money-tasks')} className="link">
              {t('moneyTasks', { count: moneyTasks })}
            </Link>
          </p>
        )}
        <BookingFilters answers={answers} organisation={organisation} isFiltered={loaderData.isFiltered} />
        <QuickFilters slug={slug} today={today} />
        {rows.length > 0 ? (
          <>
            <BookingTotals {...totals} />
            <ListTable rows={rows} columns={columns} keyOf={({ id }) => id} caption={t('title')} />
            <ListPager page={answers.page} total={totals.count} />
          </>
        ) : (
          <EmptyState
            icon="calendar"
            text={loaderData.isFiltered || hasPages ? t('nothingFound') : t('noBookings')}
            action={
              (loaderData.isFiltered || hasPages) && (
                <ButtonLink to={bookingsAddress(slug)} intent="secondary">
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

function fileAddress(slug: string, { q, status, dates, from, to, site, source, owing, order }: LoaderAnswers): string {
  const answers = { q, status, dates, from, to, site, source, owing: owing ? '1' : '', order }
  const query = new URLSearchParams(Object.entries(answers).filter(([, value]) => value !== ''))
  return `/org/${slug}/bookings.csv?${query}`
}

type LoaderAnswers = ReturnType<typeof readBookingQuery>

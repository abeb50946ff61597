import { reservationsPerPage } from '@camp/application/desk/search-reservations.ts'
import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { data, Form, Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { bookingsEverywhereOnWire } from '#server/wire/found-bookings-on-wire.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  const found = await context.get(useCases).findBookings.execute({ actor, text })
  if (!found.ok) throw data({ code: found.refusal.code }, 403)
  return { text, ...bookingsEverywhereOnWire(found.value, reservationsPerPage) }
}

/** Where the search of the bar leads with enter, and without scripts: bookings of every campsite. */
export default function FindBookingsPage({ loaderData: { text, found, count } }: Route.ComponentProps) {
  const t = useText('staffFrame')
  const tc = useText('calendar')
  const language = use(LanguageContext)
  return (
    <StaffPage title={t('findBooking')} lead={t('findBookingLead')}>
      <Form key={text} method="get" role="search" aria-label={t('findBookingEverywhere')} className="list-filters">
        <TextField name="q" type="search" label={t('findBookingWords')} defaultValue={text} autoComplete="off" />
        <Button type="submit" intent="secondary">
          {t('chooseFind')}
        </Button>
      </Form>
      {text !== '' && count === 0 && <EmptyState text={t('findBookingNone')} />}
      {count > 0 && (
        <>
          <p>{tc('found', { count })}</p>
          <ul className="grid gap-2" aria-label={t('findBooking')}>
            {found.map(({ id, name, slug, campsite, arrivalDate, departureDate, plots, reference }) => (
              <li key={id} className="grid gap-1 rounded-card border border-line bg-surface px-5 py-3">
                <Link to={workAddress(slug, `bookings/${id}`)} className="link font-bold">
                  {name}
                </Link>
                <span className="text-ink-soft">
                  {[campsite, stayText(arrivalDate, departureDate, language), plots].filter(Boolean).join(' · ')}
                  {' · '}
                  <span className="whitespace-nowrap">{reference}</span>
                </span>
              </li>
            ))}
          </ul>
          {count > found.length && <p className="text-ink-soft">{t('findBookingMore', { shown: found.length })}</p>}
        </>
      )}
    </StaffPage>
  )
}

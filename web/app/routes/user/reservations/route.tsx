import { data, Link } from 'react-router'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Notice } from '#app/components/notice.tsx'
import { PageHeading } from '#app/components/page-heading.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { isOnNow } from './next-step.ts'
import { FindAPlace, PageActions } from './page-actions.tsx'
import { ReservationList } from './reservation-list.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, signIn, now } = context.get(requestFacts)
  const mine = await context.get(useCases).listMyReservations.execute({ actor })
  if (!mine.ok) throw data({ code: mine.refusal.code }, { status: 403 })
  const { upcoming, past, cancelled } = mine.value
  return {
    today: dateHere(now.toString()),
    isAddressConfirmed: signIn.current?.account.isEmailVerified ?? false,
    upcoming: upcoming.map(reservationOnWire),
    past: past.map(reservationOnWire),
    cancelled: cancelled.map(reservationOnWire),
  }
}

/** What the guest has booked, with the next thing to do about each. */
export default function MyReservationsPage({ loaderData }: Route.ComponentProps) {
  const t = useText('user')
  const { today, isAddressConfirmed, upcoming, past, cancelled } = loaderData
  const hasNone = upcoming.length + past.length + cancelled.length === 0
  const actions = <PageActions hasUpcoming={upcoming.length > 0} hasNone={hasNone} />
  return (
    <div className="page grid gap-8 pt-6 pb-16">
      <PageTitle title={t('myReservations')} />
      <PageHeading lead={t('myLead')} actions={<div className="hidden flex-wrap gap-3 sm:flex">{actions}</div>}>
        {t('myReservations')}
      </PageHeading>
      {!isAddressConfirmed && (
        <Notice tone="warn" title={t('unconfirmedTitle')}>
          <p>{t('unconfirmed')}</p>
          <Link to="/user/profile#contact" className="link inline-flex min-h-11 items-center">
            {t('confirmAddress')}
          </Link>
        </Notice>
      )}
      {hasNone ? (
        <EmptyState text={t('none')} action={<FindAPlace />} />
      ) : (
        <>
          <ReservationList title={t('onNow')} reservations={upcoming.filter(isOnNow)} today={today} />
          <ReservationList
            title={t('upcoming')}
            reservations={upcoming.filter((each) => !isOnNow(each))}
            today={today}
            empty={t('noUpcoming')}
          />
          <ReservationList title={t('past')} reservations={past} today={today} />
          <ReservationList title={t('cancelled')} reservations={cancelled} today={today} />
        </>
      )}
      <div className="no-print flex flex-wrap gap-3 sm:hidden">{actions}</div>
    </div>
  )
}

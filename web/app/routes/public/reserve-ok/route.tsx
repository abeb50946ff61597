import { use, useEffect } from 'react'
import { redirect } from 'react-router'
import { linkAddress, summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { useMessagesGuests } from '#app/components/channel-choices.ts'
import { forgetKeptGuestForm } from '#app/components/guest-details/use-kept-guest-form.ts'
import { NextStep } from '#app/components/reservation/next-step.tsx'
import { ReservationSummary } from '#app/components/reservation/reservation-summary.tsx'
import { whenText } from '#app/components/reservation/when-text.ts'
import { dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { BookingPage } from '#app/frames/booking/booking-page.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { bookedPlotsOf } from '#server/reservations/booked-plots-of.ts'
import { endOfReservation } from '#server/reservations/end-of-reservation.ts'
import { findReservation, notFound } from '#server/reservations/find-reservation.ts'
import { reserveOkAddress } from '#server/reservations/load-hold.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('reservation')
  if (id === null) throw notFound()
  const { now } = context.get(requestFacts)
  const reservation = await findReservation(context.get(useCases), id)
  if (reservation.organisation.slug !== params.orgSlug)
    throw redirect(reserveOkAddress(reservation.organisation.slug, reservation.id))
  if (endOfReservation(reservation, now)) throw redirect(summaryAddress(reservation))
  const plotMap = await bookedPlotsOf(context.get(useCases), reservation)
  return { reservation: reservationOnWire(reservation), plotMap, today: dateHere(now.toString()) }
}

export default function ReserveOk({ loaderData: { reservation, plotMap, today } }: Route.ComponentProps) {
  const t = useText('reservation')
  const { organisation, simpleReference, status } = reservation
  useEffect(() => forgetKeptGuestForm(organisation.slug), [organisation.slug])
  const isPending = status === 'pending'
  return (
    <BookingPage
      isWide
      reservation={reservation}
      mark={isPending ? 'waiting' : 'done'}
      title={t('reserveOkTitle')}
      heading={t(isPending ? 'reserveOkPending' : 'confirmedHeading')}
    >
      <section className="rounded-card border border-line bg-surface p-5">
        <p className="text-sm text-ink-soft">{t('number')}</p>
        <p className="font-serif text-4xl font-bold">{simpleReference}</p>
        <p className="mt-1 text-ink-soft">{t('keepReference')}</p>
      </section>
      {isPending && !reservation.underWay ? <NextSteps reservation={reservation} /> : <NextStep reservation={reservation} />}
      <ReservationSummary reservation={reservation} plotMap={plotMap} today={today} />
    </BookingPage>
  )
}

/** What the guest does next, and until when. */
function NextSteps({ reservation }: Pick<Route.ComponentProps['loaderData'], 'reservation'>) {
  const t = useText('reservation')
  const isTold = useMessagesGuests()
  const language = use(LanguageContext)
  const { id, expiryDate, wantsPayment, amountToPayNow } = reservation
  const when = expiryDate ? whenText(t, expiryDate, language) : ''
  const amount = randText(amountToPayNow)
  return (
    <section>
      <h2>{t('nextTitle')}</h2>
      <ol className="prose mt-2 list-decimal pl-5">
        <li>{t(isTold ? 'nextMessage' : 'nextMessageQuiet')}</li>
        <li>{wantsPayment ? t('nextConfirmPay', { when, amount }) : t('nextConfirm', { when })}</li>
        <li>{t('nextAfter')}</li>
      </ol>
      <p className="mt-4 mb-3 text-ink-soft">{t(wantsPayment ? 'nextNoMessage' : 'nextNoMessageQuiet')}</p>
      {wantsPayment && <ButtonLink to={linkAddress(id, 'confirm')}>{t('confirmAndPayHere', { amount })}</ButtonLink>}
    </section>
  )
}

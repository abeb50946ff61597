import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { linkAddress } from '#app/addresses/reservation-addresses.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { useMessagesGuests } from '#app/components/channel-choices.ts'
import { StayFacts } from '#app/components/reservation/stay-facts.tsx'
import { BookingPage } from '#app/frames/booking/booking-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

/** Milliseconds between two looks with scripts; without them the browser loads the page anew, less often. */
const lookEvery = 5000
const reloadEvery = 15_000

/** The payment is on its way through the bank: the page looks again by itself and may be closed. */
export function WaitingForPayment({ reservation }: { readonly reservation: WireReservation }) {
  const t = useText('reservation')
  const isTold = useMessagesGuests()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), lookEvery)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <BookingPage
      reservation={reservation}
      mark="waiting"
      title={t('waitingTitle')}
      heading={t('waitingHeading')}
      lead={t('waitingLead')}
    >
      <noscript>
        <meta httpEquiv="refresh" content={String(reloadEvery / 1000)} />
      </noscript>
      <p className="prose font-bold">{t(isTold ? 'waitingClose' : 'waitingCloseQuiet')}</p>
      <StayFacts reservation={reservation} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={linkAddress(reservation.id, 'confirm-ok')} reloadDocument intent="secondary">
          {t('lookAgain')}
        </ButtonLink>
        <p className="text-ink-soft">
          {t('waitingUnfinished')}{' '}
          <Link to={linkAddress(reservation.id, 'confirm')} className="link inline-flex min-h-11 items-center">
            {t('waitingBack')}
          </Link>
        </p>
      </div>
    </BookingPage>
  )
}

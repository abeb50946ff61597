import { use, useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { linkAddress, summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { useMessagesGuests } from '#app/components/channel-choices.ts'
import { NeedHelp } from '#app/components/reservation/need-help.tsx'
import { StayFacts } from '#app/components/reservation/stay-facts.tsx'
import { whenText } from '#app/components/reservation/when-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { BookingPage } from '#app/frames/booking/booking-page.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

/** Milliseconds between two looks with scripts; without them the browser loads the page anew, less often. */
const lookEvery = 5000
const reloadEvery = 15_000

interface Waiting {
  readonly reservation: WireReservation
}

/**
 * The payment is on its way through the bank, or the gateway has not said what became of it: the page looks
 * again by itself and may be closed.
 */
export function WaitingForPayment({ reservation }: Waiting) {
  const t = useText('reservation')
  const isTold = useMessagesGuests()
  const { id, underWay } = reservation
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
      lead={underWay ? t('waitingFor', { amount: randText(underWay) }) : t('waitingLead')}
    >
      <noscript>
        <meta httpEquiv="refresh" content={String(reloadEvery / 1000)} />
      </noscript>
      <p className="prose font-bold">{t(isTold ? 'waitingClose' : 'waitingCloseQuiet')}</p>
      {underWay && <WhatHappensThen reservation={reservation} />}
      <StayFacts reservation={reservation} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={linkAddress(id, 'confirm-ok')} reloadDocument intent="secondary">
          {t('lookAgain')}
        </ButtonLink>
        {underWay ? (
          <Link to={summaryAddress(reservation)} className="link inline-flex min-h-11 items-center">
            {t('seeBooking')}
          </Link>
        ) : (
          <p className="text-ink-soft">
            {t('waitingUnfinished')}{' '}
            <Link to={linkAddress(id, 'confirm')} className="link inline-flex min-h-11 items-center">
              {t('waitingBack')}
            </Link>
          </p>
        )}
      </div>
      {underWay && <NeedHelp organisation={reservation.organisation} reference={reservation.simpleReference} />}
    </BookingPage>
  )
}

/** Both ends of a payment that is with the bank. */
function WhatHappensThen({ reservation: { status, expiryDate } }: Waiting) {
  const t = useText('reservation')
  const language = use(LanguageContext)
  return (
    <section aria-labelledby="then">
      <h2 id="then">{t('nextTitle')}</h2>
      <ul className="prose mt-2 list-disc pl-5">
        <li>{t(status === 'pending' ? 'waitingPaid' : 'waitingBalancePaid')}</li>
        <li>{t('waitingDeclined')}</li>
        {expiryDate && <li>{t('confirmUntil', { when: whenText(t, expiryDate, language) })}</li>}
      </ul>
    </section>
  )
}

import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { useMessagesGuests } from '#app/components/channel-choices.ts'
import { dueText } from '#app/components/reservation/due-text.ts'
import { NextStep } from '#app/components/reservation/next-step.tsx'
import { ReservationSummary } from '#app/components/reservation/reservation-summary.tsx'
import { WhatHappensNext } from '#app/components/reservation/what-happens-next.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { BookingPage } from '#app/frames/booking/booking-page.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { bookedPlotsOf } from '#server/reservations/booked-plots-of.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { confirmOk } from './load-confirm-ok.ts'
import { WaitingForPayment } from './waiting-for-payment.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { now } = context.get(requestFacts)
  const { reservation, form } = await confirmOk({ useCases: context.get(useCases), id: params.reservationId, now })
  const plotMap = form === 'waiting' ? null : await bookedPlotsOf(context.get(useCases), reservation)
  return { reservation: reservationOnWire(reservation), plotMap, form, today: dateHere(now.toString()) }
}

export default function ConfirmOk({ loaderData: { reservation, plotMap, form, today } }: Route.ComponentProps) {
  const t = useText('reservation')
  const isTold = useMessagesGuests()
  const language = use(LanguageContext)
  if (form === 'waiting') return <WaitingForPayment reservation={reservation} />
  const { organisation, balance, dueDate, reservationDate } = reservation
  const campsite = organisation.name
  const due = dueText(t, { dueDate, arrivalDate: reservationDate }, language)
  const isDeposit = form === 'deposit'
  return (
    <BookingPage
      isWide
      reservation={reservation}
      mark="done"
      title={t(isDeposit ? 'depositTitle' : 'confirmedTitle')}
      heading={t(isDeposit ? 'depositHeading' : 'confirmedHeading')}
      lead={
        isDeposit
          ? t('depositLead', { campsite, balance: randText(balance), due })
          : t(isTold ? 'confirmedLead' : 'confirmedLeadQuiet', { campsite, date: longDate(reservationDate, language) })
      }
    >
      {reservationDate >= today && <WhatHappensNext reservation={reservation} today={today} />}
      <NextStep reservation={reservation} />
      <ReservationSummary reservation={reservation} plotMap={plotMap} today={today} />
    </BookingPage>
  )
}

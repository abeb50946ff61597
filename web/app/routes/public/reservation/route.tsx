import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { pickerAddress } from '#app/addresses/picker-address.ts'
import { summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { PageTitle } from '#app/components/page-title.tsx'
import { BookingHead } from '#app/components/reservation/booking-head.tsx'
import { ChangedNotice } from '#app/components/reservation/changed-notice.tsx'
import { NextStep } from '#app/components/reservation/next-step.tsx'
import { ReservationSummary } from '#app/components/reservation/reservation-summary.tsx'
import { WhatHappensNext } from '#app/components/reservation/what-happens-next.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { bookedPlotsOf } from '#server/reservations/booked-plots-of.ts'
import { findReservation } from '#server/reservations/find-reservation.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { latestChange } from './latest-change.ts'
import { NotLoadedYet } from './not-loaded-yet.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { now } = context.get(requestFacts)
  const today = dateHere(now.toString())
  const asked = new URL(request.url).searchParams
  const hasTriedAgain = asked.has('again')
  const reservation = await findReservation(context.get(useCases), params.reservationId as ReservationId).catch(
    nullWhenUnavailable,
  )
  if (reservation === null)
    return data({ reservation: null, plotMap: null, change: null, again: '', today, hasTriedAgain }, { status: 503 })
  if (reservation.organisation.slug !== params.orgSlug) throw redirect(summaryAddress(reservation))
  const change = asked.has('changed') ? await latestChange(context.get(useCases), reservation.id) : null
  const plotMap = await bookedPlotsOf(context.get(useCases), reservation).catch(nullWhenUnavailable)
  const isAhead = reservation.stay.arrival.toString() >= today
  const again = isAhead ? pickerAddress(reservation, null) : `/${params.orgSlug}`
  return data({ reservation: reservationOnWire(reservation), plotMap, change, again, today, hasTriedAgain })
}

/** The store did not answer: the page itself asks once more. */
function nullWhenUnavailable(error: unknown): null {
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error)
  if (status === 503) return null
  throw error
}

function statusOf(error: unknown): number | undefined {
  const isThrownData = typeof error === 'object' && error !== null && 'init' in error
  return isThrownData ? (error.init as ResponseInit | null)?.status : undefined
}

export default function Reservation({ loaderData }: Route.ComponentProps) {
  const t = useText('reservation')
  const { reservation, plotMap, change, again, today, hasTriedAgain } = loaderData
  if (reservation === null) return <NotLoadedYet hasTriedAgain={hasTriedAgain} />
  const { organisation, simpleReference, status, reservationDate } = reservation
  const isBooked = (status === 'confirmed' || status === 'partiallyPaid') && reservationDate >= today
  return (
    <div className="page py-8 sm:py-10">
      <PageTitle title={t('title', { reference: simpleReference, campsite: organisation.name })} />
      <BookingHead reservation={reservation} />
      {change && (
        <div className="mb-6">
          <ChangedNotice change={change} />
        </div>
      )}
      <div className="grid gap-6">
        <div className="grid gap-6 empty:hidden lg:auto-cols-fr lg:grid-flow-col">
          <NextStep reservation={reservation} again={again} />
          {isBooked && <WhatHappensNext reservation={reservation} today={today} isShort />}
        </div>
        <ReservationSummary reservation={reservation} plotMap={plotMap} today={today} />
      </div>
    </div>
  )
}

import { Form, Link, useNavigation } from 'react-router'
import { linkAddress, summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { BookingLine } from '#app/components/reservation/booking-line.tsx'
import { lateMoneyText } from '#app/components/reservation/late-money-text.ts'
import { mayChange } from '#app/components/reservation/may-change.ts'
import { dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { BookingPage } from '#app/frames/booking/booking-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { termsToCancel } from '#server/reservations/load-cancel.ts'
import { cancellationTermsOnWire, reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerCancel } from './answer-cancel.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { now, url } = context.get(requestFacts)
  const terms = await termsToCancel(context.get(useCases), params.reservationId)
  const reservation = reservationOnWire(terms.reservation)
  const canChange = mayChange(reservation, dateHere(now.toString()))
  return { reservation, terms: cancellationTermsOnWire(terms), canChange, hasChanged: url.searchParams.has('changed') }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData()
  return answerCancel({ useCases: context.get(useCases), id: params.reservationId, form })
}

/** The refund in rand before the click (Consumer Protection Act, section 17). */
export default function Cancel({ loaderData: { reservation, terms, canChange, hasChanged } }: Route.ComponentProps) {
  const t = useText('reservation')
  const isBusy = useNavigation().state === 'submitting'
  const refund = randText(terms.refundAmount)
  const promised = terms.promised ?? 0
  const paid = Math.round((reservation.amountPaid - promised) * 100) / 100
  const cost = Math.round((paid - terms.refundAmount) * 100)
  return (
    <BookingPage
      reservation={reservation}
      title={t('cancelPageTitle')}
      heading={t('cancelHeading', { campsite: reservation.organisation.name })}
      lead={t('cancelLead')}
    >
      <BookingLine reservation={reservation} />
      <RefundBox
        hasChanged={hasChanged}
        paid={paid}
        promised={promised}
        refund={terms.refundAmount}
        percentage={terms.refundPercentage}
        late={lateMoneyText(t, reservation)}
      />
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="cost" value={cost} />
        <Button type="submit" intent="danger" disabled={isBusy}>
          {terms.refundAmount > 0 ? t('cancelButtonRefund', { refund }) : t('cancelButton')}
        </Button>
        <ButtonLink to={summaryAddress(reservation)} intent="secondary">
          {t('keepBooking')}
        </ButtonLink>
      </Form>
      {canChange && (
        <p>
          {t('ratherChange')}{' '}
          <Link to={linkAddress(reservation.id, 'change')} className="link inline-flex min-h-11 items-center">
            {t('changeThis')}
          </Link>
        </p>
      )}
    </BookingPage>
  )
}

interface RefundBoxProps {
  /** Since the guest read and pressed. */
  readonly hasChanged: boolean
  /** Without what was paid too much and goes back anyway, which is `promised`. */
  readonly paid: number
  readonly promised: number
  readonly refund: number
  readonly percentage: number
  /** Of money that is with the bank. */
  readonly late: string | null
}

function RefundBox({ hasChanged, paid, promised, refund, percentage, late }: RefundBoxProps) {
  const t = useText('reservation')
  const amount = randText(paid)
  const overpaid = promised > 0 ? t('cancelOverpaidBack', { amount: randText(promised) }) : null
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      {hasChanged && (
        <p role="alert" className="text-danger">
          {t('cancelChanged')}
        </p>
      )}
      {paid === 0 && promised === 0 && (
        <>
          <p className="text-xl font-bold">{late ?? t('cancelNothingPaid')}</p>
          <p className="mt-1">{t('cancelNothingPaidText')}</p>
        </>
      )}
      {paid > 0 && refund > 0 && (
        <>
          <p className="text-xl font-bold">{t('cancelRefund', { refund: randText(refund) })}</p>
          <p className="mt-1">
            {t(promised > 0 ? 'cancelRefundShareOfStay' : 'cancelRefundShare', { percentage, paid: amount })}
          </p>
          {overpaid && <p className="mt-1">{overpaid}</p>}
          <p className="prose mt-1 text-ink-soft">{t('cancelRefundHow')}</p>
        </>
      )}
      {promised > 0 && refund === 0 && (
        <>
          <p className="text-xl font-bold">{t('cancelOnlyOverpaidBack', { amount: randText(promised) })}</p>
          {paid > 0 && <p className="mt-1">{t('cancelNothingBackOfStay', { paid: amount })}</p>}
        </>
      )}
      {paid > 0 && refund === 0 && promised === 0 && (
        <>
          <p className="text-xl font-bold">{t('cancelNothingBack')}</p>
          <p className="mt-1">{t('cancelNothingBackText', { paid: amount })}</p>
        </>
      )}
      {paid > 0 && late && <p className="prose mt-3 font-bold">{late}</p>}
      {paid > refund && <p className="prose mt-3 text-ink-soft">{t('cancelReliefNote')}</p>}
    </section>
  )
}

import { use } from 'react'
import { Form, useNavigation } from 'react-router'
import { linkAddress } from '#app/addresses/reservation-addresses.ts'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { Notice } from '#app/components/notice.tsx'
import { DirectPayment } from '#app/components/reservation/direct-payment.tsx'
import { dueText } from '#app/components/reservation/due-text.ts'
import { IfPlansChange } from '#app/components/reservation/if-plans-change.tsx'
import { StayFacts } from '#app/components/reservation/stay-facts.tsx'
import { whenText } from '#app/components/reservation/when-text.ts'
import { dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { BookingPage } from '#app/frames/booking/booking-page.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { reservationOnWire, type WireReservation } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerConfirm } from './answer-confirm.ts'
import { answerVoucher } from './answer-voucher.ts'
import { confirmForm } from './confirm-form.server.ts'
import { reservationToConfirm } from './load-confirm.ts'
import { VoucherForm } from './voucher-form.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, now, url } = context.get(requestFacts)
  const reservation = await reservationToConfirm({ useCases: context.get(useCases), id: params.reservationId, now })
  const isByMessage = reservation.status === 'pending' && !reservation.wantsPayment
  const mayConfirm = !isByMessage || url.searchParams.has('c')
  const offersVouchers = await context.get(useCases).offersVouchers.execute({ orgSlug: reservation.organisation.slug })
  const voucher = url.searchParams.get('voucher')
  const asked = { canKeepCard: actor.kind === 'user', mayConfirm, offersVouchers, voucher, today: dateHere(now.toString()) }
  return { ...reservationOnWire(reservation), ...asked }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, url } = context.get(requestFacts)
  const { keepCard: remembersCard, go, voucherCode } = readForm(confirmForm, await request.formData())
  const confirmation = url.searchParams.get('c')
  if (go === 'voucher') {
    return answerVoucher({ useCases: context.get(useCases), id: params.reservationId, code: voucherCode, confirmation })
  }
  const payer = actor.kind === 'user' ? { userId: actor.userId, remembersCard } : null
  return answerConfirm({
    useCases: context.get(useCases),
    id: params.reservationId,
    payer,
    confirmation,
  })
}

export default function Confirm({ loaderData: reservation, actionData }: Route.ComponentProps) {
  const t = useText('reservation')
  const money = useText('bookingMoney')
  const language = use(LanguageContext)
  const isBusy = useNavigation().state === 'submitting'
  const { organisation, status, amountPaid, dueDate, reservationDate, expiryDate, mayConfirm } = reservation
  const isBalance = status === 'partiallyPaid' || status === 'completed'
  const due = dueText(t, { dueDate, arrivalDate: reservationDate }, language)
  const until = expiryDate && whenText(t, expiryDate, language)
  const refused = actionData && 'voucher' in actionData ? actionData : null
  return (
    <BookingPage
      reservation={reservation}
      title={t(isBalance ? 'payPageTitle' : 'confirmPageTitle')}
      heading={
        isBalance ? t('payHeading', { campsite: organisation.name }) : t('confirmHeading', { campsite: organisation.name })
      }
      lead={isBalance ? t('payLead', { paid: randText(amountPaid), due }) : t('confirmLead')}
    >
      {!mayConfirm && (
        <Notice tone="info" title={t('byMessageTitle')}>
          <p>{t('byMessageText')}</p>
        </Notice>
      )}
      {actionData?.problem === 'confirmation_missing' && (
        <Notice tone="warn" role="alert" title={t('byMessageTitle')}>
          <p>{t('byMessageText')}</p>
        </Notice>
      )}
      {actionData?.problem === 'gateway' && (
        <Notice tone="warn" role="alert" title={t('gatewayTitle')}>
          <p>
            {t('gatewayText')} {until && t('gatewayKept', { when: until })}
          </p>
        </Notice>
      )}
      {reservation.voucher === 'taken' && !actionData && (
        <Notice tone="success" role="status">
          <p>{t('voucherTaken', { paid: randText(amountPaid), total: randText(reservation.amountDue) })}</p>
        </Notice>
      )}
      <StayFacts reservation={reservation} />
      <MoneyNote reservation={reservation} />
      <Form method="post" className="flex flex-wrap items-center gap-3">
        {reservation.canKeepCard && reservation.wantsPayment && (
          <div className="basis-full">
            <Checkbox name="keepCard" label={money('keepCard')} hint={money('keepCardHint')} />
          </div>
        )}
        {mayConfirm && (
          <Button type="submit" disabled={isBusy}>
            {buttonText(reservation)}
          </Button>
        )}
        {!isBalance && reservation.mayCancel && (
          <ButtonLink to={linkAddress(reservation.id, 'cancel')} intent="quiet">
            {t('ratherCancel')}
          </ButtonLink>
        )}
      </Form>
      {reservation.offersVouchers && reservation.balance > 0 && (
        <VoucherForm
          campsite={organisation.name}
          refused={refused?.voucher ?? null}
          typed={refused?.typed}
          isOpen={reservation.voucher !== null}
        />
      )}
      {!isBalance && until && !actionData && <p className="text-ink-soft">{t('confirmUntil', { when: until })}</p>}
      <IfPlansChange reservation={reservation} today={reservation.today} isPaying={reservation.wantsPayment} />
    </BookingPage>
  )

  function buttonText({ wantsPayment, amountToPayNow, balance }: WireReservation): string {
    const amount = randText(amountToPayNow)
    if (!wantsPayment) return t('confirm')
    if (isBalance) return t('payBalance', { amount })
    return amountToPayNow < balance ? t('payDeposit', { amount }) : t('payAll', { amount })
  }
}

/** What pressing the button means for the guest's money. */
function MoneyNote({ reservation }: { readonly reservation: WireReservation }) {
  const t = useText('reservation')
  const language = use(LanguageContext)
  const { wantsPayment, amountToPayNow, balance, dueDate, reservationDate } = reservation
  if (!wantsPayment) return <DirectPayment reservation={reservation} />
  const remains = Math.round((balance - amountToPayNow) * 100) / 100
  const due = dueText(t, { dueDate, arrivalDate: reservationDate }, language)
  return (
    <p className="text-ink-soft">
      {remains > 0 && <>{t('afterDeposit', { balance: randText(remains), due })} </>}
      {t('payNote')}
    </p>
  )
}

import { use } from 'react'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { randText } from '../../formatting/rand-text.ts'
import type { Translator } from '../../wording/catalogue.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { ButtonLink } from '../button.tsx'
import { dueText } from './due-text.ts'
import { lateMoneyText } from './late-money-text.ts'
import { whenText } from './when-text.ts'

const box = 'no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-brand-soft p-5'

type Cancellation = NonNullable<WireReservation['cancellation']>

interface NextStepProps {
  readonly reservation: WireReservation
  /** The picker with what was booked, where the booking may be cancelled. */
  readonly again?: string
}

/**
 * What waits for the guest, before everything else: to pay, or to confirm; that a payment is on its way; of a
 * cancelled booking what comes back. Nothing where nothing waits.
 */
export function NextStep({ reservation, again }: NextStepProps) {
  const t = useText('reservation')
  const language = use(LanguageContext)
  const { id, status, cancellation, wantsPayment, amountToPayNow, underWay, expiryDate, dueDate, reservationDate } = reservation
  const isFirst = status === 'pending'
  const late = lateMoneyText(t, reservation)
  if (cancellation && again)
    return (
      <section className={box}>
        <div>
          {(cancellation.refundAmount > 0 || !late) && <p className="text-xl font-bold">{comesBack(t, cancellation)}</p>}
          {late && <p className="font-bold">{late}</p>}
        </div>
        <ButtonLink to={again}>{t('bookAgain')}</ButtonLink>
      </section>
    )
  if (underWay && !cancellation)
    return (
      <section className={box}>
        <div>
          <p className="text-xl font-bold">{t('underWayTitle', { amount: randText(underWay) })}</p>
          <p>{t('underWayText')}</p>
        </div>
        <ButtonLink to={`/r/${id}/confirm-ok`} intent="secondary">
          {t('lookAgain')}
        </ButtonLink>
      </section>
    )
  if (!wantsPayment && !isFirst) return null
  const due = t('balanceDue', { due: dueText(t, { dueDate, arrivalDate: reservationDate }, language) })
  return (
    <section className={box}>
      <div>
        <p className="text-xl font-bold">
          {wantsPayment
            ? t(isFirst ? 'toPayTitle' : 'balanceToPayTitle', { amount: randText(amountToPayNow) })
            : t('confirmTitle')}
        </p>
        {status !== 'completed' && (
          <p>{isFirst && expiryDate ? t('confirmUntil', { when: whenText(t, expiryDate, language) }) : due}</p>
        )}
        {!wantsPayment && <p>{t('byMessageTitle')}</p>}
      </div>
      {wantsPayment && <ButtonLink to={`/r/${id}/confirm`}>{t('clickToPay')}</ButtonLink>}
    </section>
  )
}

/** A voucher stands in a row of its own. */
function comesBack(t: Translator<'reservation'>, { refundAmount, voucherUntil, besideVoucher }: Cancellation): string {
  if (refundAmount === 0) return t('nothingToRefund')
  const back = t(voucherUntil ? 'voucher' : 'refundOnItsWay', { refund: randText(refundAmount) })
  return besideVoucher ? `${back}. ${t('cancelOverpaidBack', { amount: randText(besideVoucher) })}` : back
}

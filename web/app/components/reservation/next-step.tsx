import { use } from 'react'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { randText } from '../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { ButtonLink } from '../button.tsx'
import { dueText } from './due-text.ts'
import { whenText } from './when-text.ts'

/** What waits for the guest, before everything else: to pay, or to confirm; nothing where nothing waits. */
export function NextStep({ reservation }: { readonly reservation: WireReservation }) {
  const t = useText('reservation')
  const language = use(LanguageContext)
  const { id, status, wantsPayment, amountToPayNow, expiryDate, dueDate, reservationDate } = reservation
  const isFirst = status === 'pending'
  if (!wantsPayment && !isFirst) return null
  const due = t('balanceDue', { due: dueText(t, { dueDate, arrivalDate: reservationDate }, language) })
  return (
    <section className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-brand-soft p-5">
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

import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { type ReactNode, use } from 'react'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireHold } from '#server/wire/reservation-on-wire.ts'
import type { GuestForm } from './guest-form.ts'

interface PaymentChoiceProps {
  readonly hold: WireHold
  readonly chosen: GuestForm['payment']
}

/** A deposit or all of it, where the campsite allows a deposit; what is due now, and what later and when. */
export function PaymentChoice({ hold, chosen }: PaymentChoiceProps) {
  const t = useText('reserve')
  const language = use(LanguageContext)
  const { deposit, total, paidDirectly, arrivalDate } = hold
  if (paidDirectly) return <p>{paidDirectly}</p>
  if (!deposit) return <p>{t('payWholeNow', { amount: randText(total) })}</p>
  const isBefore = deposit.dueDate !== null && deposit.dueDate < arrivalDate
  const due = isBefore ? t('dueOn', { date: longDate(deposit.dueDate ?? arrivalDate, language) }) : t('dueOnArrival')
  return (
    <ChoiceGroup id="payment" legend={<span className="sr-only">{t('paymentTitle')}</span>}>
      <RadioCard
        name="payment"
        value="deposit"
        label={t('payDeposit', { amount: randText(deposit.amountDueUpFront) })}
        hint={t('payDepositHint', { balance: randText(deposit.balance), due })}
        defaultChecked={chosen === 'deposit'}
      />
      <RadioCard
        name="payment"
        value="full"
        label={t('payFull', { amount: randText(total) })}
        hint={t('payFullHint')}
        defaultChecked={chosen === 'full'}
      />
    </ChoiceGroup>
  )
}

/**
 * Shown unless all of it is chosen to be paid now: by style sheet, so that it follows the choice without
 * scripts.
 */
export function WhenDeposit({ children }: { readonly children: ReactNode }) {
  return <div className="group-has-[[value=full]:checked]/reserve:hidden">{children}</div>
}

export function WhenFull({ children }: { readonly children: ReactNode }) {
  return <div className="hidden group-has-[[value=full]:checked]/reserve:block">{children}</div>
}

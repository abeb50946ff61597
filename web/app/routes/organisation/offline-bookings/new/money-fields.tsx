import { offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import { longestPaymentReference, longestPriceReason } from '@camp/domain/reservations/staff-texts.ts'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FoldedSection, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { OfflineFieldsProps } from './offline-fields-props.ts'

/** How it is paid. */
export function MoneyFields(props: OfflineFieldsProps) {
  const t = useText('offlineBookings')
  return (
    <FormSection title={t('payment')}>
      <PaymentFields {...props} />
    </FormSection>
  )
}

/** Something else than the rates say. */
export function AnotherPrice(props: OfflineFieldsProps) {
  const t = useText('offlineBookings')
  const isAgreed = props.answers.price === 'agreed'
  return (
    <FoldedSection title={t('anotherPrice')} isOpen={isAgreed || ['agreedTotal', 'agreedReason'].some(props.errorOf)}>
      <PriceFields {...props} />
    </FoldedSection>
  )
}

function PriceFields({ answers, errorOf }: OfflineFieldsProps) {
  const t = useText('offlineBookings')
  const isAgreed = answers.price === 'agreed'
  return (
    <>
      <ChoiceGroup id="price" legend={<span className="sr-only">{t('price')}</span>}>
        <RadioCard name="price" value="quoted" label={t('quoted')} hint={t('quotedHint')} defaultChecked={!isAgreed} />
        <RadioCard name="price" value="agreed" label={t('agreed')} hint={t('agreedHint')} defaultChecked={isAgreed} />
      </ChoiceGroup>
      <FormPair>
        <TextField
          name="agreedTotal"
          label={t('agreedTotal')}
          defaultValue={answers.agreedTotal}
          error={errorOf('agreedTotal')}
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
        <TextField
          name="agreedReason"
          label={t('agreedReason')}
          defaultValue={answers.agreedReason}
          error={errorOf('agreedReason')}
          maxLength={longestPriceReason}
          autoComplete="off"
          isOptional
        />
      </FormPair>
    </>
  )
}

function PaymentFields({ choices, answers, errorOf }: OfflineFieldsProps) {
  const t = useText('offlineBookings')
  const tb = useText('bookings')
  const isOnline = answers.payment === 'online'
  const waiting = choices.takesOnlinePayment
    ? { label: t('onlinePayment'), hint: t('onlinePaymentHint') }
    : { label: t('byLink'), hint: t('byLinkHint') }
  return (
    <>
      <ChoiceGroup id="payment" legend={t('howPaid')}>
        <FormPair>
          <RadioCard
            name="payment"
            value="offline"
            label={t('offlinePayment')}
            hint={t('offlinePaymentHint')}
            defaultChecked={!isOnline}
          />
          <RadioCard name="payment" value="online" {...waiting} defaultChecked={isOnline} />
        </FormPair>
      </ChoiceGroup>
      <FormPair>
        <TextField
          name="amount"
          label={t('amount')}
          hint={t('amountHint')}
          defaultValue={answers.amount}
          error={errorOf('amount')}
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
        <SelectField name="method" label={t('method')} defaultValue={answers.method ?? 'cash'}>
          {offlinePaymentMethods.map((method) => (
            <option key={method} value={method}>
              {tb(`${method}Method`)}
            </option>
          ))}
        </SelectField>
      </FormPair>
      <FormPair>
        <TextField
          name="paidOn"
          type="date"
          label={t('paidOn')}
          defaultValue={answers.paidOn ?? choices.today}
          max={choices.today}
          error={errorOf('paidOn')}
        />
        <TextField
          name="reference"
          label={t('reference')}
          hint={t('referenceHint')}
          defaultValue={answers.reference}
          error={errorOf('reference')}
          maxLength={longestPaymentReference}
          autoComplete="off"
          isOptional
        />
      </FormPair>
    </>
  )
}

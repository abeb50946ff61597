import { comesIn } from '@camp/domain/payments/money-move.ts'
import { longestCancellationNote } from '@camp/domain/reservations/staff-texts.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ActFieldsProps } from './act-props.ts'

/** Why, and what goes back: by the policy, everything, another amount, or a voucher. */
export function CancelFields(props: ActFieldsProps) {
  const t = useText('bookings')
  const { answers, refunds, errorOf } = props
  return (
    <>
      <TextArea
        name="note"
        label={t('cancelNote')}
        hint={t('cancelNoteHint')}
        defaultValue={answers.note}
        error={errorOf('note')}
        rows={2}
        maxLength={longestCancellationNote}
      />
      {refunds?.full === 0 && <p>{t('nothingToRefund')}</p>}
      {refunds && refunds.full > 0 && <RefundChoice {...props} refunds={refunds} />}
    </>
  )
}

type ChoiceProps = ActFieldsProps & { readonly refunds: NonNullable<ActFieldsProps['refunds']> }

function RefundChoice({ booking, answers, refunds, errorOf }: ChoiceProps) {
  const t = useText('bookings')
  const [policy, full] = [randText(refunds.policy), randText(refunds.full)]
  const chosen = answers.refund ?? 'policy'
  const card = (value: string) => ({ name: 'refund', value, defaultChecked: chosen === value })
  const byVoucher = paidByVoucher(booking)
  return (
    <>
      <ChoiceGroup id="refund" legend={t('refundQuestion')}>
        <RadioCard {...card('policy')} label={t('refundPolicy', { amount: policy })} hint={t('refundPolicyHint')} />
        <RadioCard {...card('full')} label={t('refundFull', { amount: full })} hint={t('refundFullHint')} />
        <div className="refund-way">
          <RadioCard {...card('amount')} label={t('refundOther')} hint={t('refundOtherHint')} />
          <div className="refund-more">
            <TextField
              name="refundAmount"
              label={t('refundOtherAmount')}
              hint={t('refundMost', { amount: full })}
              defaultValue={answers.refundAmount}
              error={errorOf('refundAmount')}
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
        </div>
        <div className="refund-way">
          <RadioCard {...card('voucher')} label={t('refundVoucher')} hint={t('refundVoucherHint')} />
          <div className="refund-more">
            <TextField
              name="voucherAmount"
              label={t('voucherAmount')}
              hint={t('refundMost', { amount: full })}
              defaultValue={answers.voucherAmount ?? refunds.full.toFixed(2)}
              error={errorOf('voucherAmount')}
              inputMode="decimal"
              autoComplete="off"
            />
            {refunds.policy > 0 && (
              <Checkbox
                name="agreed"
                label={t('voucherAgreed', { amount: policy })}
                error={errorOf('agreed')}
                defaultChecked={answers.agreed === 'on'}
              />
            )}
          </div>
        </div>
      </ChoiceGroup>
      {byVoucher > 0 && (
        <Checkbox
          name="paysOut"
          label={t('paysOut', { amount: randText(byVoucher) })}
          hint={t('paysOutHint')}
          defaultChecked={answers.paysOut === 'on'}
        />
      )}
    </>
  )
}

/** In rand, of what vouchers paid, what is still here. */
function paidByVoucher({ moves }: ActFieldsProps['booking']): number {
  const own = moves.filter(({ offline }) => offline?.method === 'credit-voucher')
  return own.reduce((sum, { kind, amount }) => sum + (comesIn(kind) ? amount : -amount), 0)
}

import { longestNote } from '@camp/domain/reservations/desk-note.ts'
import { longestPaymentReference } from '@camp/domain/reservations/staff-texts.ts'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ActFieldsProps } from './act-props.ts'

/** How a dispute with the guest's bank ended. */
export function DisputeFields({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  const dispute = booking.disputes.find(({ id }) => id === answers.dispute)
  return (
    <>
      <input type="hidden" name="dispute" value={answers.dispute ?? ''} />
      {dispute && <p className="text-lg font-bold">{randText(dispute.taken)}</p>}
      <ChoiceGroup id="ending" legend={t('disputeEnding')}>
        <RadioCard
          name="ending"
          value="won"
          label={t('disputeWon')}
          hint={t('disputeWonHint')}
          defaultChecked={answers.ending === 'won'}
        />
        <RadioCard
          name="ending"
          value="lost"
          label={t('disputeLost')}
          hint={t('disputeLostHint')}
          defaultChecked={answers.ending !== 'won'}
        />
      </ChoiceGroup>
      <TextArea
        name="note"
        label={t('disputeNote')}
        hint={t('disputeNoteHint')}
        defaultValue={answers.note}
        error={errorOf('note')}
        rows={2}
        maxLength={longestNote}
      />
    </>
  )
}

/** A refund that the payment provider paid, of which nobody had heard when the bank took its payment. */
export function DisputedRefundFields({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  const due = booking.disputes.find(({ id }) => id === answers.dispute)?.refundDue ?? null
  return (
    <>
      <input type="hidden" name="dispute" value={answers.dispute ?? ''} />
      <p>{t('disputedRefundLead')}</p>
      <TextField
        name="amount"
        label={t('disputedRefundAmount')}
        hint={due === null ? undefined : t('disputedRefundDue', { amount: randText(due) })}
        defaultValue={answers.amount ?? due?.toFixed(2)}
        error={errorOf('amount')}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        name="reference"
        label={t('disputedRefundReference')}
        defaultValue={answers.reference}
        error={errorOf('reference')}
        maxLength={longestPaymentReference}
        autoComplete="off"
      />
    </>
  )
}

import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { TextArea } from '#app/components/text-area.tsx'
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
        maxLength={500}
      />
    </>
  )
}

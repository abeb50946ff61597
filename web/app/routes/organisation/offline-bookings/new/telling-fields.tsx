import { Checkbox } from '#app/components/checkbox.tsx'
import { FormSection } from '#app/components/staff/form-page.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { OfflineFieldsProps } from './offline-fields-props.ts'

/** What staff keep for themselves, what the camper said yes to, and whether they are told. */
export function TellingFields({ choices, answers, errorOf }: OfflineFieldsProps) {
  const t = useText('offlineBookings')
  const isFresh = answers.step === undefined
  return (
    <FormSection title={t('notesAndMessage')}>
      <TextArea
        name="notes"
        label={t('notes')}
        hint={t('notesHint')}
        defaultValue={answers.notes}
        error={errorOf('notes')}
        rows={3}
        isOptional
      />
      {choices.mandatory.length > 0 && (
        <Checkbox
          name="acceptsTerms"
          label={t('acceptsTerms')}
          hint={t('acceptsTermsHint', { names: choices.mandatory.join(', ') })}
          error={errorOf('acceptsTerms')}
          defaultChecked={answers.acceptsTerms === 'on'}
        />
      )}
      <Checkbox
        name="notify"
        label={t('notify')}
        hint={t('notifyHint')}
        error={errorOf('notify')}
        defaultChecked={isFresh || answers.notify === 'on'}
      />
    </FormSection>
  )
}

import { Checkbox } from '#app/components/checkbox.tsx'
import { useIsHydrated } from '#app/components/search/use-is-hydrated.ts'
import { FoldedSection } from '#app/components/staff/form-page.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { OfflineFieldsProps } from './offline-fields-props.ts'

interface TellingFieldsProps extends OfflineFieldsProps {
  readonly hasContact: boolean
}

/** What the guest said yes to, and whether they are told. */
export function TellingFields({ choices, answers, errorOf, hasContact }: TellingFieldsProps) {
  const t = useText('offlineBookings')
  const isHydrated = useIsHydrated()
  // Whoever was asked about a message before has answered.
  const hasAnswered = answers.step !== undefined && Boolean(answers.email || answers.cell)
  return (
    <div className="form-section">
      {choices.mandatory.length > 0 && (
        <Checkbox
          name="acceptsTerms"
          label={t('acceptsTerms')}
          hint={t('acceptsTermsHint', { names: choices.mandatory.join(', ') })}
          error={errorOf('acceptsTerms')}
          defaultChecked={answers.acceptsTerms === 'on'}
        />
      )}
      {isHydrated && !hasContact ? (
        <p id="notify" tabIndex={-1}>
          {t('noContactNoMessage')}
        </p>
      ) : (
        <Checkbox
          name="notify"
          label={t('notify')}
          hint={t('notifyHint')}
          error={errorOf('notify')}
          defaultChecked={!hasAnswered || answers.notify === 'on'}
        />
      )}
    </div>
  )
}

/** What staff keep for themselves. */
export function NotesField({ answers, errorOf }: OfflineFieldsProps) {
  const t = useText('offlineBookings')
  return (
    <FoldedSection title={t('notes')} isOpen={Boolean(answers.notes) || Boolean(errorOf('notes'))}>
      <TextArea
        name="notes"
        label={t('notes')}
        hint={t('notesHint')}
        defaultValue={answers.notes}
        error={errorOf('notes')}
        rows={3}
        isOptional
      />
    </FoldedSection>
  )
}

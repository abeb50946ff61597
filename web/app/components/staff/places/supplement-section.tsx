import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import type { useFields } from '#app/components/staff/settings-forms/use-fields.ts'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { type SupplementField, type SupplementKind, supplementDays } from './supplement-answers.ts'
import '#app/components/staff/pricing/pricing.css'

type OfFields = ReturnType<typeof useFields<string>>

interface SupplementSectionProps {
  readonly text: (field: SupplementField) => ReturnType<OfFields['text']>
  readonly tick: (field: SupplementField) => ReturnType<OfFields['tick']>
  readonly kinds: readonly SupplementKind[]
}

/** Dearer Fridays and Saturdays: which days, and how much comes onto the rate. */
export function SupplementSection({ text, tick, kinds }: SupplementSectionProps) {
  const t = useText('placeSettings')
  const days = text('weekdaySupplement.weekdays')
  return (
    <FormSection title={t('supplement')} lead={t('supplementLead')}>
      <FormPair>
        <SelectField {...text('weekdaySupplement.kind')}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`supplement_${kind}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...text('weekdaySupplement.value')} inputMode="decimal" autoComplete="off" maxLength={12} isOptional />
      </FormPair>
      <ChoiceGroup id={days.id} legend={days.label} hint={t('supplementDaysHint')} error={days.error}>
        <div className="plots-ticks">
          {supplementDays.map(({ field }) => {
            const { label, ...box } = tick(field)
            return (
              <label key={field} className="plots-tick">
                <input type="checkbox" {...box} />
                <span>{label}</span>
              </label>
            )
          })}
        </div>
      </ChoiceGroup>
    </FormSection>
  )
}

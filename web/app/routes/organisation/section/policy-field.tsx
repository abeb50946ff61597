import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'

interface PolicyFieldProps {
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  /** `14:100,7:50`. */
  readonly text: string
}

/** There is always room for one more step, so that it works without scripts. */
const spareSteps = 2

/** The steps of a cancellation policy, each a line of two numbers. */
export function PolicyField({ name, label, error, text }: PolicyFieldProps) {
  const t = useText('organisationSettings')
  const written = text === '' ? [] : text.split(',').map((step) => step.split(':'))
  const steps = [...written, ...Array.from({ length: spareSteps }, () => ['', ''])]
  return (
    <ChoiceGroup id={name} legend={<span className="sr-only">{label}</span>} hint={t('policyStepHint')} error={error}>
      {steps.map(([days = '', percentage = ''], position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no other identity than their place
        <fieldset key={position} className="policy-step">
          <legend className="text-sm text-ink-soft">{t('policyStep', { step: position + 1 })}</legend>
          <TextField
            id={`policy-days-${position}`}
            name="policyDays"
            label={t('policyDays')}
            defaultValue={days}
            inputMode="numeric"
          />
          <TextField
            id={`policy-percentage-${position}`}
            name="policyPercentage"
            label={t('policyPercentage')}
            defaultValue={percentage}
            inputMode="numeric"
          />
        </fieldset>
      ))}
    </ChoiceGroup>
  )
}

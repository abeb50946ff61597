import type { MasterChoice } from '@camp/application/master-data/master-data.ts'
import type { MasterField } from '@camp/domain/master-data/master-kinds.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { facilityIconNames, iconNames } from '#app/components/icon-names.ts'
import { SelectField } from '#app/components/select-field.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'

interface MasterInputProps {
  readonly name: string
  readonly label: string
  readonly facts: MasterField
  readonly value: string
  /** Others stand under it: it is read and not changed. */
  readonly isKept: boolean
  readonly choices: readonly MasterChoice[]
  readonly error: string | undefined
}

const icons = [...facilityIconNames, ...iconNames].toSorted().map((icon) => ({ id: icon, name: icon }))

/** The control that fits a field of master data. */
export function MasterInput({ name, label, facts, value, isKept, choices, error }: MasterInputProps) {
  const t = useText('masterData')
  const { rule, shownAs, isSecret, hasHint } = facts
  const field = { name, id: name, label, defaultValue: value, error, ...(isKept && { disabled: true, hint: t('kept') }) }
  if (rule.kind === 'yes-no') return <Checkbox name={name} id={name} value="yes" label={label} defaultChecked={value === 'yes'} />
  if (rule.kind === 'chosen' || shownAs === 'icon') {
    const isRequired = rule.kind !== 'chosen' || rule.isRequired
    const options = shownAs === 'icon' ? icons : choices
    return (
      <SelectField {...field}>
        {(!isRequired || value === '') && <option value="">{isRequired ? t('choose') : t('none')}</option>}
        {value !== '' && !options.some(({ id }) => id === value) && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </SelectField>
    )
  }
  if (isSecret) {
    const hint = t(isSecret === 'asked-for' ? 'secretHint' : 'optionalSecretHint')
    return <TextField {...field} defaultValue="" hint={hint} type="password" autoComplete="new-password" />
  }
  const type = rule.kind === 'date' ? 'date' : shownAs === 'colour' ? 'color' : 'text'
  const inputMode = rule.kind === 'whole' ? ('numeric' as const) : rule.kind === 'decimal' ? ('decimal' as const) : undefined
  const hint =
    shownAs === 'timezone' && !isKept
      ? { hint: t('timezoneHint') }
      : hasHint
        ? { hint: t(`hint_${name}` as 'hint_endpoint') }
        : {}
  return <TextField {...field} {...hint} type={type} {...(inputMode && { inputMode })} autoComplete="off" />
}

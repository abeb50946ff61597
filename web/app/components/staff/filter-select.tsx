import { useText } from '../../wording/use-text.ts'
import { SelectField } from '../select-field.tsx'

interface FilterSelectProps<Value extends string> {
  readonly name: string
  readonly label: string
  /** As the address has it; empty: any. */
  readonly chosen: string | undefined
  readonly values: readonly Value[]
  readonly textOf: (value: Value) => string
}

/** One of several, or any of them. */
export function FilterSelect<Value extends string>({ name, label, chosen, values, textOf }: FilterSelectProps<Value>) {
  const t = useText('staffFrame')
  return (
    <SelectField name={name} label={label} defaultValue={chosen}>
      <option value="">{t('any')}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {textOf(value)}
        </option>
      ))}
    </SelectField>
  )
}

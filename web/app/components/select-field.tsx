import type { ReactNode, SelectHTMLAttributes } from 'react'
import { controlClass } from './control-class.ts'
import { Field, type FieldProps } from './field.tsx'

type Native = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'defaultValue' | 'value' | 'onChange' | 'autoComplete' | 'required' | 'disabled' | 'form'
>

/** Takes its `<option>`s as children. */
export function SelectField({
  name,
  label,
  hint,
  error,
  isOptional,
  hasHiddenLabel,
  id,
  children,
  ...native
}: FieldProps & Native & { readonly children: ReactNode }) {
  return (
    <Field name={name} label={label} hint={hint} error={error} isOptional={isOptional} hasHiddenLabel={hasHiddenLabel} id={id}>
      {(control) => (
        <select className={controlClass} {...native} {...control}>
          {children}
        </select>
      )}
    </Field>
  )
}

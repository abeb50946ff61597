import type { TextareaHTMLAttributes } from 'react'
import { controlClass } from './control-class.ts'
import { Field, type FieldProps } from './field.tsx'

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'defaultValue' | 'value' | 'onChange' | 'autoComplete' | 'placeholder' | 'required' | 'maxLength' | 'rows' | 'disabled' | 'form'
>

export function TextArea({ name, label, hint, error, isOptional, hasHiddenLabel, id, rows = 4, ...native }: FieldProps & Native) {
  return (
    <Field name={name} label={label} hint={hint} error={error} isOptional={isOptional} hasHiddenLabel={hasHiddenLabel} id={id}>
      {(control) => <textarea rows={rows} className={controlClass} {...native} {...control} />}
    </Field>
  )
}

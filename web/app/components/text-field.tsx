import type { InputHTMLAttributes } from 'react'
import { controlClass } from './control-class.ts'
import { Field, type FieldProps } from './field.tsx'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'defaultValue'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'onKeyDown'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'placeholder'
  | 'required'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'step'
  | 'pattern'
  | 'disabled'
  | 'spellCheck'
  | 'list'
  | 'form'
>

export type TextFieldProps = FieldProps & Native

/** A year of four digits: with room for six the keyboard has to say where it ends. */
const lastDate = '9999-12-31'

export function TextField({ name, label, hint, error, isOptional, hasHiddenLabel, id, ...native }: TextFieldProps) {
  const max = native.type === 'date' ? { max: native.max ?? lastDate } : null
  return (
    <Field name={name} label={label} hint={hint} error={error} isOptional={isOptional} hasHiddenLabel={hasHiddenLabel} id={id}>
      {(control) => <input type="text" className={controlClass} {...native} {...max} {...control} />}
    </Field>
  )
}

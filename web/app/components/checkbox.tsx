import type { InputHTMLAttributes } from 'react'
import { FieldError, type FieldProps, useControl } from './field.tsx'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultChecked' | 'checked' | 'onChange' | 'required' | 'disabled' | 'form'
>
type CheckboxProps = Omit<FieldProps, 'isOptional' | 'hasHiddenLabel'> & Native

/** One thing to tick, the words beside it; the whole line is the target. */
export function Checkbox({ name, label, hint, error, id, ...native }: CheckboxProps) {
  const control = useControl({ id, name, hint, error })
  return (
    <div className={error ? 'border-l-4 border-danger-edge pl-3' : undefined}>
      <FieldError id={control.id} error={error} />
      <div className="flex items-start gap-3 py-2">
        <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-brand" {...native} {...control} />
        <div>
          <label htmlFor={control.id}>{label}</label>
          {hint && (
            <p id={`${control.id}-hint`} className="text-sm text-ink-soft">
              {hint}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

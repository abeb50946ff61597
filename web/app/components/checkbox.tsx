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
      <div className="flex items-start gap-3">
        <input type="checkbox" className="my-3 size-5 shrink-0 accent-brand" {...native} {...control} />
        <div className="min-w-0 grow">
          <label htmlFor={control.id} className="block py-2.5">
            {label}
          </label>
          {hint && (
            <p id={`${control.id}-hint`} className="-mt-2 pb-2 text-sm text-ink-soft">
              {hint}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

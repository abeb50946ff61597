import { type ReactNode, useId } from 'react'
import { useText } from '../wording/use-text.ts'

export interface FieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The words of what is wrong with it, the same as in the error summary. */
  readonly error?: string
  readonly isOptional?: boolean
  /** The label is for screen readers only: a heading beside it says the same. */
  readonly hasHiddenLabel?: boolean
  /** The element's id; the error summary links to it. The name unless given. */
  readonly id?: string
}

/** What the control inside must carry. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Label, hint and error around one control. */
export function Field({ children, ...props }: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const { label, hint, error, isOptional, hasHiddenLabel } = props
  const t = useText('common')
  const control = useControl(props)
  return (
    <div className={error ? 'border-l-4 border-danger-edge pl-3' : undefined}>
      <label htmlFor={control.id} className={hasHiddenLabel ? 'sr-only' : 'mb-1 block font-bold'}>
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> ({t('optional')})</span>}
      </label>
      {hint && (
        <p id={`${control.id}-hint`} className="mb-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={control.id} error={error} />
      {children(control)}
    </div>
  )
}

export function FieldError({ id, error }: { readonly id: string; readonly error?: string }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mb-1 text-sm font-bold text-danger">
      {error}
    </p>
  )
}

export function useControl({ id, name, hint, error }: Pick<FieldProps, 'id' | 'name' | 'hint' | 'error'>): ControlProps {
  const generated = useId()
  const controlId = id ?? (name || generated)
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return { id: controlId, name, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

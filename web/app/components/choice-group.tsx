import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'

interface ChoiceGroupProps {
  /** The error summary links to it. */
  readonly id: string
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly error?: string
  readonly children: ReactNode
}

/** Radio buttons or checkboxes that answer one question. */
export function ChoiceGroup({ id, legend, hint, error, children }: ChoiceGroupProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={described || undefined}
      className={error ? 'border-l-4 border-danger-edge pl-3' : undefined}
    >
      <legend className="mb-1 font-bold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <div className="grid gap-3">{children}</div>
    </fieldset>
  )
}

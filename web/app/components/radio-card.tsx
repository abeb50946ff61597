import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'defaultChecked' | 'checked' | 'onChange' | 'required' | 'disabled' | 'form'
>

interface RadioCardProps extends Native {
  readonly name: string
  readonly value: string
  readonly label: ReactNode
  /** What choosing it means. */
  readonly hint?: ReactNode
}

/** One of several ways to go on, big enough for a thumb. Several of one name stand in a `ChoiceGroup`. */
export function RadioCard({ name, value, label, hint, ...native }: RadioCardProps) {
  const id = useId()
  return (
    <label className="flex items-start gap-3 rounded-card border border-edge bg-surface p-4 has-checked:border-brand has-checked:ring-2 has-checked:ring-brand">
      <input
        type="radio"
        name={name}
        value={value}
        className="mt-0.5 size-5 shrink-0 accent-brand"
        aria-describedby={hint ? id : undefined}
        {...native}
      />
      <span>
        <span className="block font-bold">{label}</span>
        {hint && (
          <span id={id} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

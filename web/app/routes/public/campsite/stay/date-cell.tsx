interface DateCellProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly min: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The browser's own date input, typed or picked; works alone. */
export function DateCell({ name, label, value, min, error, onChange }: DateCellProps) {
  return (
    <div className="stay-bar-cell">
      <label htmlFor={name} className="text-sm text-ink-soft">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type="date"
        value={value}
        min={min}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="stay-bar-date"
      />
      {error && (
        <span id={`${name}-error`} className="text-sm font-bold text-danger">
          {error}
        </span>
      )}
    </div>
  )
}

import { FieldError } from '../field.tsx'

interface StarChoiceProps {
  /** Also the id that the error summary links to. */
  readonly name: string
  readonly legend: string
  readonly error?: string
  /** What was chosen before. */
  readonly given: number | null
  /** `4 of 5 stars`: what a screen reader says of a choice. */
  readonly starsText: (stars: number) => string
}

const choices = [1, 2, 3, 4, 5]

/** One to five stars for one aspect; radio buttons, so that it works by keyboard and without scripts. */
export function StarChoice({ name, legend, error, given, starsText }: StarChoiceProps) {
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={error && `${name}-error`}
      className={error ? 'border-l-4 border-danger-edge pl-3' : undefined}
    >
      <legend className="mb-1 font-bold">{legend}</legend>
      <FieldError id={name} error={error} />
      <div className="grid max-w-sm grid-cols-5 gap-1.5 sm:gap-2">
        {choices.map((stars) => (
          <label
            key={stars}
            className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-edge bg-surface px-1 has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-2 has-checked:ring-brand"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={given === stars}
              className="size-5 accent-brand"
              aria-label={starsText(stars)}
            />
            <span aria-hidden="true">{stars}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

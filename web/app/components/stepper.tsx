import { useState } from 'react'
import { useText } from '../wording/use-text.ts'
import { FieldError, type FieldProps, useControl } from './field.tsx'
import { Icon } from './icon.tsx'
import { KeptPart } from './kept.tsx'

/** The most guests of a kind that a form offers. */
const mostGuests = 40

interface StepperProps extends Pick<FieldProps, 'name' | 'error' | 'id'>, Acts {
  readonly label: string
  readonly hint?: string
  readonly defaultValue?: number
  readonly min?: number
  readonly max?: number
}

interface Acts {
  /** Told of every change that is a number within the limits. */
  readonly onChange?: ((value: number) => void) | undefined
}

/**
 * A number of guests. A plain number input that two buttons help; without scripts the input alone does it
 * all.
 */
export function Stepper({ onChange, ...shows }: StepperProps) {
  const className = shows.error ? 'border-l-4 border-danger-edge pl-3' : undefined
  return <KeptPart as="div" className={className} part={Steps} shows={shows} acts={{ onChange }} />
}

function Steps({ name, label, hint, error, id, defaultValue = 0, min = 0, max = mostGuests, onChange }: StepperProps) {
  const t = useText('common')
  const control = useControl({ id, name, hint, error })
  const [text, setText] = useState(String(defaultValue))
  const value = Number(text) || 0
  const change = (next: string) => {
    setText(next)
    const number = Number(next)
    if (next !== '' && Number.isInteger(number) && number >= min && number <= max) onChange?.(number)
  }
  return (
    <>
      <FieldError id={control.id} error={error} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 grow basis-20">
          <label htmlFor={control.id} className="font-bold">
            {label}
          </label>
          {hint && (
            <p id={`${control.id}-hint`} className="text-sm text-ink-soft">
              {hint}
            </p>
          )}
        </div>
        <div className="flex items-center gap-1">
          <StepButton
            icon="minus"
            label={t('fewerWhat', { what: label })}
            isOff={value <= min}
            onPress={() => change(String(value - 1))}
          />
          <input
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            className="stepper-number min-h-11 w-14 rounded-control border border-edge bg-surface text-center"
            {...control}
          />
          <StepButton
            icon="plus"
            label={t('moreWhat', { what: label })}
            isOff={value >= max}
            onPress={() => change(String(value + 1))}
          />
        </div>
      </div>
    </>
  )
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus'
  readonly label: string
  readonly isOff: boolean
  readonly onPress: () => void
}

function StepButton({ icon, label, isOff, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={isOff}
      className="icon-button with-scripts border border-edge disabled:opacity-40"
    >
      <Icon name={icon} className="size-4" />
      <span className="sr-only">{label}</span>
    </button>
  )
}

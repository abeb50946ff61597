import { useText } from '../wording/use-text.ts'
import { Icon } from './icon.tsx'

interface StepIndicatorProps {
  readonly steps: readonly string[]
  /** Counted from 0. */
  readonly current: number
}

/** Where one is in a flow. On a phone one line, on larger screens the whole way. */
export function StepIndicator({ steps, current }: StepIndicatorProps) {
  const t = useText('common')
  const name = steps[current] ?? ''
  return (
    <>
      <p className="text-sm text-ink-soft sm:hidden">{t('stepOf', { step: current + 1, steps: steps.length, name })}</p>
      <ol className="mb-2 hidden flex-wrap items-center gap-x-4 gap-y-2 text-sm sm:flex">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="group flex items-center gap-2 text-ink-soft aria-[current=step]:font-bold aria-[current=step]:text-ink"
          >
            <span className="grid size-7 place-items-center rounded-pill border border-edge group-aria-[current=step]:border-brand group-aria-[current=step]:bg-brand group-aria-[current=step]:text-brand-ink">
              {index < current ? <Icon name="check" className="size-4" /> : index + 1}
            </span>
            {step}
            {index < current && <span className="sr-only">({t('stepDone')})</span>}
          </li>
        ))}
      </ol>
    </>
  )
}

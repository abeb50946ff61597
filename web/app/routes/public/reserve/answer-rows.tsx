import { useText } from '#app/wording/use-text.ts'
import type { Step } from './steps.ts'

interface AnswerRowsProps {
  readonly title: string
  readonly rows: readonly (readonly [label: string, value: string])[]
  /**
   * A button of the form, not a link: the answers go along. What gives the plots back says so in whole words.
   */
  readonly change?: { readonly to: Step | 'release'; readonly what: string }
}

/** What was answered in one step, and the way back to it. */
export function AnswerRows({ title, rows, change }: AnswerRowsProps) {
  const t = useText('common')
  return (
    <section className="rounded-card border border-line bg-surface px-5 pt-4 pb-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        {change && (
          <button type="submit" name="go" value={change.to} className="link min-h-11">
            {change.to === 'release' ? (
              change.what
            ) : (
              <>
                {t('change')}
                <span className="sr-only"> {change.what}</span>
              </>
            )}
          </button>
        )}
      </div>
      <dl className="divide-y divide-line">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 py-2.5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

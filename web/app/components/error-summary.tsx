import { useLayoutEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { useText } from '../wording/use-text.ts'

export interface SummaryProblem {
  /** The id of the control, its name unless another was given. Absent: of no field. */
  readonly field?: string
  readonly message: string
}

/**
 * What is wrong with a form, first on the page, each entry leading to its field. Takes the focus when it
 * appears and when it comes again, and not when the page is merely drawn again: somebody may be typing.
 */
export function ErrorSummary({ problems }: { readonly problems: readonly SummaryProblem[] }) {
  const t = useText('common')
  const box = useRef<HTMLDivElement>(null)
  const reply = useActionData()
  const said = problems.map(({ message }) => message).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same may be said of a second reply.
  useLayoutEffect(() => {
    if (said !== '') box.current?.focus()
  }, [said, reply])
  if (problems.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger-edge bg-surface p-5">
      <h2>{t('thereIsAProblem')}</h2>
      <ul className="mt-1">
        {problems.map(({ field, message }) => (
          <li key={`${field}${message}`} className="font-bold text-danger">
            {field ? (
              <a href={`#${field}`} className="inline-block py-1 underline underline-offset-4 pointer-coarse:py-2.5">
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

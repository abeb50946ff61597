import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Icon } from '#app/components/icon.tsx'
import { chartAddress } from '#app/components/staff/calendar/chart-address.ts'
import { useText } from '#app/wording/use-text.ts'

interface FrameProps {
  readonly title: string
  /** What went wrong with what was sent. */
  readonly problem: string | null
  readonly children: ReactNode
}

/**
 * A sheet beside the chart, which stays in sight. Takes the focus when it opens; Escape closes it. Both hold
 * from the moment in which it is seen: a key before that would be the chart's.
 */
export function PanelFrame({ title, problem, children }: FrameProps) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  const close = chartAddress(query)
  const did = query.get('did')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is another title; an undo takes its button away.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [title, did])
  useLayoutEffect(() => {
    const element = panel.current
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      void navigate(close, { preventScrollReset: true })
      document.querySelector<HTMLElement>('.chart-cursor')?.focus({ preventScroll: true })
    }
    element?.addEventListener('keydown', leave)
    return () => element?.removeEventListener('keydown', leave)
  }, [close, navigate])
  return (
    <section ref={panel} className="chart-panel" aria-label={title}>
      <div className="chart-panel-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Link to={close} preventScrollReset aria-label={t('close')} className="grid size-11 place-items-center rounded-control">
          <Icon name="x" />
        </Link>
      </div>
      <ErrorSummary problems={problem ? [{ message: problem }] : []} />
      {children}
    </section>
  )
}

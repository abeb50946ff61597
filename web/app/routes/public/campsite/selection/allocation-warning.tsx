import { fixSuggestions, reasonText } from '#app/components/campsite/fix-suggestions.ts'
import { Notice } from '#app/components/notice.tsx'
import type { AllocationProblem } from '#app/selection/allocation-problems.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PickedPlot, RefusedSelection } from '#server/campsite/load-selection.ts'
import { allocationProblemText } from './allocation-problem-text.ts'

interface AllocationWarningProps {
  readonly problems: readonly AllocationProblem[]
  readonly refusal: RefusedSelection | null
  readonly plots: readonly PickedPlot[]
}

/** Who has no plot yet, and which plots cannot be had like this. */
export function AllocationWarning({ problems, refusal, plots }: AllocationWarningProps) {
  const t = useText('campsite')
  const nameOf = (id: string) => plots.find((plot) => plot.id === id)?.name ?? ''
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {refusal?.code === 'own_hold' && (
        <Notice title={t('refusedPlots', { plots: refusal.plotIds.map(nameOf).join(', '), reason: t('ownHold') })}>
          <p>{t('ownHoldReserve')}</p>
        </Notice>
      )}
      {refusal && refusal.code !== 'own_hold' && (
        <Notice
          tone="danger"
          title={t('refusedPlots', { plots: refusal.plotIds.map(nameOf).join(', '), reason: reasonText(t, refusal.code) })}
        >
          {plots
            .filter(({ id }) => refusal.plotIds.includes(id))
            .flatMap((plot) => fixSuggestions(t, plot).map((mend) => <p key={`${plot.id}${mend}`}>{mend}</p>))}
          <p>{t('removeAndChoose')}</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="warn" title={t('notEverybody')}>
          <ul>
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>{allocationProblemText(t, problem, nameOf)}</li>
            ))}
          </ul>
          {plots.length === 1 && <p>{t('selectAnother')}</p>}
        </Notice>
      )}
    </div>
  )
}

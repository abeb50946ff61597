import { Suspense } from 'react'
import { LoadingIndicator } from '#app/components/loading-indicator.tsx'
import { useText } from '#app/wording/use-text.ts'
import { SelectionForm } from './lazy-selection.ts'
import type { SelectedPlotsProps } from './selection-props.ts'

/** The choice, its guests and its price; follows the scroll beside the plots. */
export function SelectedPlots({ data, plots, action }: SelectedPlotsProps) {
  const t = useText('campsite')
  return (
    <aside id="selected-plots" aria-labelledby="selected-plots-title" className="selected-plots">
      <h2 id="selected-plots-title">{t('selectedPlots')}</h2>
      {data.selection ? (
        <Suspense fallback={<LoadingIndicator />}>
          <SelectionForm data={data} selection={data.selection} plots={plots} action={action} />
        </Suspense>
      ) : (
        <p className="mt-2 text-ink-soft">{t('nothingSelected')}</p>
      )}
    </aside>
  )
}

import { useEffect } from 'react'
import { Button } from '../../components/button.tsx'
import { askAgain } from '../../queries/held-queries.ts'
import { useHasHeldQueries } from '../../queries/use-page-on-its-way.ts'
import { useText } from '../../wording/use-text.ts'

/** Over the page, which stays as it was, while something that it asked for has not come (rule W12). */
export function TryAgain() {
  const t = useText('shell')
  const isHeld = useHasHeldQueries()
  useEffect(() => addEventListener('online', askAgain), [])
  return (
    <div role="alert" hidden={!isHeld} className="no-print fixed inset-x-0 bottom-0 z-50">
      {isHeld && (
        <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-line bg-surface py-2">
          {t('notLoaded')}
          <Button onClick={askAgain}>{t('tryAgain')}</Button>
        </div>
      )}
    </div>
  )
}

import { useEffect } from 'react'
import { Button } from '../../components/button.tsx'
import { askAgain } from '../../queries/held-queries.ts'
import { useHasHeldQueries } from '../../queries/use-page-on-its-way.ts'
import { useText } from '../../wording/use-text.ts'

/** Over the page, which stays as it was, while something that it asked for has not come (rule W12). */
export function TryAgain() {
  const t = useText('shell')
  const isHeld = useHasHeldQueries()
  useEffect(() => {
    addEventListener('online', askAgain)
    return () => removeEventListener('online', askAgain)
  }, [])
  return (
    <div role="alert" className="no-print fixed inset-x-0 bottom-0 z-50 empty:hidden">
      {isHeld && (
        <div className="page mb-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-edge bg-surface p-4 shadow-floating">
            <p>{t('notLoaded')}</p>
            <Button onClick={askAgain}>{t('tryAgain')}</Button>
          </div>
        </div>
      )}
    </div>
  )
}

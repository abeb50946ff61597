import { usePageOnItsWay } from '../../queries/use-page-on-its-way.ts'
import { useText } from '../../wording/use-text.ts'

/** A thin line under the top edge while the next page is on its way; short waits show nothing. */
export function PageLoading() {
  const t = useText('shell')
  const isLoading = usePageOnItsWay().state !== 'idle'
  return (
    <div role="status" hidden={!isLoading} className="no-print fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      {isLoading && (
        <div className="loading-bar h-full bg-accent">
          <span className="sr-only">{t('pageIsLoading')}</span>
        </div>
      )}
    </div>
  )
}

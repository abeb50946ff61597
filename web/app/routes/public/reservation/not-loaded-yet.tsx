import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { LoadingIndicator } from '#app/components/loading-indicator.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { useText } from '#app/wording/use-text.ts'

/**
 * Milliseconds until a reservation that has not loaded is fetched once more.
 */
const refetchDelay = 2000

/** Asks once more after two seconds; after that only when the reader wants it. */
export function NotLoadedYet({ hasTriedAgain }: { readonly hasTriedAgain: boolean }) {
  const t = useText('reservation')
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [isWaiting, setWaiting] = useState(!hasTriedAgain)
  useEffect(() => {
    if (hasTriedAgain) return
    const timer = setTimeout(() => void revalidate().then(() => setWaiting(false)), refetchDelay)
    return () => clearTimeout(timer)
  }, [hasTriedAgain, revalidate])
  if (isWaiting) {
    return (
      <div className="page max-w-[760px] py-16 text-center">
        <PageTitle title={t('loading')} />
        {/* Without scripts the browser asks again. */}
        <noscript>
          <meta httpEquiv="refresh" content={`${refetchDelay / 1000};url=${pathname}?again=1`} />
        </noscript>
        <LoadingIndicator size="lg" colour="primary" variant="camp" label={t('loading')} />
        <h1 className="mt-4 text-xl">{t('loading')}</h1>
      </div>
    )
  }
  return (
    <div className="page max-w-[760px] py-16">
      <PageTitle title={t('notLoadedTitle')} />
      <h1>{t('notLoadedTitle')}</h1>
      <p className="prose mt-2 mb-6 text-ink-soft">{t('notLoadedText')}</p>
      <ButtonLink to={`${pathname}?again=1`} reloadDocument>
        {t('retry')}
      </ButtonLink>
    </div>
  )
}

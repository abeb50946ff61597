import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '#app/wording/use-text.ts'

/** Milliseconds between two looks with scripts; without them the browser loads the page anew. */
const lookEvery = 1000
const reloadEvery = 3000

interface ImportProgressProps {
  readonly isRunning: boolean
  readonly done: number
  readonly of: number
}

/** How far it is; it looks again by itself. */
export function ImportProgress({ isRunning, done, of }: ImportProgressProps) {
  const t = useText('importOrg')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), lookEvery)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
  return (
    <div className="grid gap-2">
      {isRunning && (
        <noscript>
          <meta httpEquiv="refresh" content={String(reloadEvery / 1000)} />
        </noscript>
      )}
      <progress value={done} max={of} aria-label={t('runningTitle')} className="w-full" />
      <p role="status">{t('progress', { done, of })}</p>
    </div>
  )
}

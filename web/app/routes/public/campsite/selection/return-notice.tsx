import { Notice } from '#app/components/notice.tsx'
import { returnReasons } from '#app/selection/return-reasons.ts'
import { useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'

/** Why the guest is back: what happened, that nothing was booked, what to do now. */
export function ReturnNotice({ returned, plots }: Pick<CampsiteData, 'returned' | 'plots'>) {
  const t = useText('campsite')
  if (!returned) return null
  const names = returned.plotIds.flatMap((id) => plots?.find((plot) => plot.id === id)?.name ?? [])
  const key = returnReasons[returned.reason]
  const list = names.join(', ')
  const text = key === 'returnBooked' ? (list ? t(key, { plots: list }) : t('returnBookedSome')) : t(key)
  return (
    <Notice tone="warn" title={t('returnTitle')} role="alert">
      <p>{text}</p>
      {list && key !== 'returnBooked' && <p className="font-bold">{list}</p>}
      {key === 'returnExpired' && <p className="with-scripts">{t('returnKept')}</p>}
    </Notice>
  )
}

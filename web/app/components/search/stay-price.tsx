import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useText } from '../../wording/use-text.ts'
import type { NothingFreeProps } from './nothing-free.tsx'
import { PriceLineText } from './price-line.tsx'
import { StayTotal, stayTotalTexts } from './stay-total.tsx'

/** Most results have a price: who sees none without one does not download it. The server has it at once. */
const fetchNothingFree = () => import('./nothing-free.tsx')
const NothingFree = import.meta.env.SSR
  ? (await fetchNothingFree()).NothingFree
  : lazy(async () => ({ default: (await fetchNothingFree()).NothingFree }))
const TooManyToPrice = import.meta.env.SSR
  ? (await fetchNothingFree()).TooManyToPrice
  : lazy(async () => ({ default: (await fetchNothingFree()).TooManyToPrice }))

interface StayPriceProps extends NothingFreeProps {
  readonly isLoading: boolean
  readonly nights: number | null
  readonly guests: number
}

/**
 * What the stay costs in all, or when it would be free and for how much. Without dates, from what a night
 * costs.
 */
export function StayPrice({ result, isLoading, nights, guests, addressOn }: StayPriceProps) {
  const t = useText('search')
  const common = useText('common')
  const line = isLoading ? ('loading' as const) : { price: result.price }
  if (result.stoppedLookingFor === 'total') {
    return (
      <>
        <Suspense>
          <TooManyToPrice />
        </Suspense>
        <PriceLineText state={line} />
      </>
    )
  }
  if (result.hasAvailability === null || nights === null) return <PriceLineText state={line} isLarge />
  if (!result.hasAvailability) {
    return (
      <>
        <Suspense>
          <NothingFree result={result} addressOn={addressOn} />
        </Suspense>
        <PriceLineText state={line} />
      </>
    )
  }
  const total = stayTotalTexts(result, { t, common, nights, guests })
  const chosen = result.choosePlots && (
    <Link to={result.choosePlots} className="chip my-1">
      {t('choosePlots', { count: result.plotsNeeded ?? 1 })}
    </Link>
  )
  if (total && !isLoading) return <StayTotal {...total}>{chosen}</StayTotal>
  return (
    <>
      {total && (
        <p className="text-2xl">
          <span className="skeleton w-40" aria-hidden="true" />
        </p>
      )}
      {chosen}
      <PriceLineText state={line} />
    </>
  )
}

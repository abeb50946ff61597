import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { Link } from 'react-router'
import type { PageResult } from '#server/wire/card-on-page.ts'
import { randText } from '../../formatting/rand-text.ts'
import { useText } from '../../wording/use-text.ts'
import { PriceLineText } from './price-line.tsx'

interface StayPriceProps {
  readonly result: PageResult
  readonly isLoading: boolean
  readonly nights: number | null
  readonly guests: number
  readonly addressOn: (dates: { readonly arrivalDate: string; readonly departureDate: string }) => string
}

/**
 * What the stay costs in all, or when it would be free and for how much. Without dates, from what a night
 * costs.
 */
export function StayPrice({ result, isLoading, nights, guests, addressOn }: StayPriceProps) {
  const line = isLoading ? ('loading' as const) : { price: result.price }
  if (result.stoppedLookingFor === 'total') {
    return (
      <>
        <TooManyToPrice />
        <PriceLineText state={line} />
      </>
    )
  }
  if (result.hasAvailability === null || nights === null) return <PriceLineText state={line} isLarge />
  if (!result.hasAvailability) {
    return (
      <>
        <FullPlace result={result} addressOn={addressOn} />
        <PriceLineText state={line} />
      </>
    )
  }
  return (
    <>
      {result.fromTotal !== null && (
        <Total isLoading={isLoading} nights={nights} guests={guests} total={result.fromTotal} plots={result.plotsNeeded ?? 1} />
      )}
      <PriceLineText state={line} />
    </>
  )
}

interface TotalProps {
  readonly isLoading: boolean
  readonly total: number
  readonly plots: number
  readonly nights: number
  readonly guests: number
}

function Total({ isLoading, total, plots, nights, guests }: TotalProps) {
  const t = useText('search')
  const common = useText('common')
  if (isLoading)
    return (
      <p className="text-2xl">
        <span className="skeleton w-40" aria-hidden="true" />
      </p>
    )
  return (
    <p>
      <strong className="text-2xl leading-tight">{t('total', { amount: randText(total) })}</strong>{' '}
      <span className="block text-sm">
        {t('forStay', { nights: common('nights', { count: nights }), guests: common('guests', { count: guests }) })}
        {plots > 1 && <>, {t('overPlots', { count: plots })}</>}
      </span>
    </p>
  )
}

function TooManyToPrice() {
  const t = useText('search')
  return (
    <div className="mb-1">
      <p className="font-bold">{t('tooManyToPrice')}</p>
      <p className="text-sm">{t('tooManyToPriceHint')}</p>
    </div>
  )
}

function FullPlace({ result, addressOn }: Pick<StayPriceProps, 'result' | 'addressOn'>) {
  const t = useText('search')
  const { nearestDates, stoppedLookingFor } = result
  return (
    <div className="result-full mb-1">
      <p className="text-lg font-bold">{t('fullForDates')}</p>
      {nearestDates.length === 0 ? (
        <p className="text-sm">{t(stoppedLookingFor ? 'tooLongToLookNear' : 'nothingFreeNear')}</p>
      ) : (
        <>
          <p className="text-sm">{t('freeOn')}</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {nearestDates.map(({ arrivalDate, departureDate, fromTotal }) => (
              <li key={arrivalDate}>
                <Link to={addressOn({ arrivalDate, departureDate })} className="free-dates">
                  <strong>{stayText(arrivalDate, departureDate)}</strong> <span>{randText(fromTotal)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { Link } from 'react-router'
import type { PageResult } from '#server/wire/card-on-page.ts'
import { randText } from '../../formatting/rand-text.ts'
import { useText } from '../../wording/use-text.ts'
import { whyNotText } from './why-not-text.ts'

export interface NothingFreeProps {
  readonly result: PageResult
  readonly addressOn: (dates: { readonly arrivalDate: string; readonly departureDate: string }) => string
}

/** Why nothing can be booked, and the smallest change that can (rule A14). */
export function NothingFree({ result, addressOn }: NothingFreeProps) {
  const t = useText('search')
  const { whyNot, longerStay, nearestDates, stoppedLookingFor } = result
  const isCutShort = stoppedLookingFor === 'nearestDates'
  const isForOthers = whyNot !== null && onAnyDates.has(whyNot.code)
  return (
    <div className="result-full mb-1">
      <p className="text-lg font-bold">{whyNot ? whyNotText(t, whyNot) : t('fullForDates')}</p>
      {longerStay && <OfferedDates offers={[longerStay]} addressOn={addressOn} />}
      {nearestDates.length > 0 ? (
        <>
          <p className="text-sm">{t('freeOn')}</p>
          <OfferedDates offers={nearestDates} addressOn={addressOn} />
        </>
      ) : (
        longerStay === null &&
        !isForOthers && <p className="text-sm">{t(isCutShort ? 'tooLongToLookNear' : 'nothingFreeNear')}</p>
      )}
    </div>
  )
}

/** Reasons that other dates do not take away. */
const onAnyDates: ReadonlySet<NonNullable<PageResult['whyNot']>['code']> = new Set([
  'too-many-guests',
  'too-few-guests',
  'equipment',
  'adults-only',
])

interface OfferedDatesProps extends Pick<NothingFreeProps, 'addressOn'> {
  readonly offers: PageResult['nearestDates']
}

function OfferedDates({ offers, addressOn }: OfferedDatesProps) {
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {offers.map(({ arrivalDate, departureDate, fromTotal }) => (
        <li key={arrivalDate + departureDate}>
          <Link to={addressOn({ arrivalDate, departureDate })} className="free-dates">
            <strong>{stayText(arrivalDate, departureDate)}</strong> <span>{randText(fromTotal)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Which plots together would be the cheapest took too long to find (rule X9). */
export function TooManyToPrice() {
  const t = useText('search')
  return (
    <div className="mb-1">
      <p className="font-bold">{t('tooManyToPrice')}</p>
      <p className="text-sm">{t('tooManyToPriceHint')}</p>
    </div>
  )
}

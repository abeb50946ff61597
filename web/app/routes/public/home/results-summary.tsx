import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { Link } from 'react-router'
import { Notice } from '#app/components/notice.tsx'
import { changedSearch, searchAddress } from '#app/search-parameters/write-search-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ResultsData } from './load-home.ts'
import { resultsHeading } from './results-heading.ts'

/** How far a search looks before it is widened, in kilometres. */
const usualRadiusKm = 100

/** What was found, for which stay, and everything that was understood or widened on the way. */
export function ResultsSummary(data: ResultsData) {
  const t = useText('search')
  const { whereabouts, found, hasStay } = data
  return (
    <div className="grid gap-3">
      <div>
        <h1 id="results" tabIndex={-1} className="scroll-mt-4">
          {resultsHeading(t, whereabouts, found.total)}
        </h1>
        <p className="mt-1 text-ink-soft">{hasStay ? <StayLine {...data} /> : found.total > 0 && t('withoutDates')}</p>
      </div>
      <Understood {...data} />
      {found.isWidened && found.total > 0 && found.radiusKm !== null && (
        <Notice>{t('widened', { asked: usualRadiusKm, reached: found.radiusKm })}</Notice>
      )}
    </div>
  )
}

function StayLine({ parameters: { stay }, nights }: ResultsData) {
  const t = useText('search')
  const common = useText('common')
  if (stay.arrivalDate === null || stay.departureDate === null || nights === null) return null
  const said = { stay: stayText(stay.arrivalDate, stay.departureDate), nights: common('nights', { count: nights }) }
  const count = stay.numberOfAdults + stay.numberOfPensioners + stay.childrenAges.length
  const isOnlyAssumed = stay.isPartyAssumed && stay.childrenAges.length === 0
  return (
    <>
      {isOnlyAssumed ? t('stayLineAssumed', said) : t('stayLine', { ...said, guests: common('guests', { count }) })}{' '}
      {t('pricesAreTotals')}
    </>
  )
}

function Understood({ whereabouts, parameters }: ResultsData) {
  const t = useText('search')
  if (whereabouts.kind === 'unknown') return <Notice tone="warn">{t('placeUnknown', { text: whereabouts.typed })}</Notice>
  if (whereabouts.kind !== 'place' || whereabouts.typed === null) return null
  const { typed, place, alternatives } = whereabouts
  return (
    <p className="text-sm">
      {t('placeTaken', { text: typed, place: place.name })}
      {alternatives.length > 0 && (
        <>
          {' '}
          {t('orDidYouMean')}{' '}
          {alternatives.map(({ name, detail, latitude, longitude }, index) => (
            <span key={`${name}${detail}`}>
              {index > 0 && ', '}
              <Link
                to={searchAddress(changedSearch(parameters, { place: `${name}, ${detail}`, latitude, longitude }))}
                className="link"
              >
                {name}, {detail}
              </Link>
            </span>
          ))}
          ?
        </>
      )}
    </p>
  )
}

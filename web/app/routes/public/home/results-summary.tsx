import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { partySize } from '@camp/domain/stay-rules/party.ts'
import { Suspense } from 'react'
import { Notice } from '#app/components/notice.tsx'
import { useText } from '#app/wording/use-text.ts'
import { Understood } from './lazy-understood.ts'
import type { ResultsData } from './load-home.ts'
import type { Whereabouts } from './resolve-place.ts'
import { resultsHeading } from './results-heading.ts'

/** How far a search looks before it is widened, in kilometres. */
const usualRadiusKm = 100

/** What was found, for which stay, and everything that was understood or widened on the way. */
export function ResultsSummary(data: ResultsData) {
  const t = useText('search')
  const { whereabouts, found, nights, isAround } = data
  return (
    <div className="grid gap-3">
      <div>
        <h1 id="results" tabIndex={-1} className="scroll-mt-4">
          {resultsHeading(t, { whereabouts, count: found.total, isAround })}
        </h1>
        <p className="mt-1 text-ink-soft">{nights !== null ? <StayLine {...data} /> : found.total > 0 && t('withoutDates')}</p>
      </div>
      {isRemarked(whereabouts) && (
        <Suspense>
          <Understood {...data} />
        </Suspense>
      )}
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
  const count = partySize(stay)
  const isOnlyAssumed = stay.isPartyAssumed && stay.childrenAges.length === 0
  return (
    <>
      {isOnlyAssumed ? t('stayLineAssumed', said) : t('stayLine', { ...said, guests: common('guests', { count }) })}{' '}
      {t('pricesAreTotals')}
    </>
  )
}

/** What was understood otherwise than it was typed, or not at all. */
function isRemarked(whereabouts: Whereabouts): boolean {
  return 'typed' in whereabouts && whereabouts.typed !== null
}

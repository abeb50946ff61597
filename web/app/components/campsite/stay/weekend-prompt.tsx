import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link, useLocation } from 'react-router'
import { writeStayParameters } from '#app/search-parameters/write-stay-parameters.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'
import { Icon } from '../../icon.tsx'

/** Before there are dates: what to do, and three weekends that are one click away. */
export function WeekendPrompt({ weekends, problems }: Pick<CampsiteData, 'weekends' | 'problems'>) {
  const t = useText('campsite')
  const language = use(LanguageContext)
  const search = new URLSearchParams(useLocation().search)
  return (
    <section aria-labelledby="when" className="rounded-sheet bg-brand-soft px-5 py-8 sm:px-10">
      <h2 id="when">{t('whenTitle')}</h2>
      <p className="prose mt-2">{problems.length > 0 ? t('checkDates') : t('whenText')}</p>
      <ul className="mt-5 flex flex-wrap gap-3">
        {weekends.map(({ arrivalDate, departureDate }) => (
          <li key={arrivalDate}>
            <Link
              to={`?${writeStayParameters({ arrivalDate, departureDate }, search)}`}
              preventScrollReset
              className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-edge bg-surface px-4 font-bold sm:px-5 hover:bg-sunken"
            >
              <Icon name="calendar" className="size-4 text-brand" />
              {stayText(arrivalDate, departureDate, language)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

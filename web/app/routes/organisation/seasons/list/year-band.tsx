import { dateNames } from '@camp/domain/formatting/date-names.ts'
import { dayWithoutYear } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { BandSpan, SeasonsOfYear } from './seasons-on-page.ts'

/** The year as a band: seasons by their colour and name, gaps and overlaps by theirs. */
export function YearBand({ year, band, todayAt }: Pick<SeasonsOfYear, 'year' | 'band' | 'todayAt'>) {
  const t = useText('seasonSettings')
  const language = use(LanguageContext)
  return (
    <section aria-labelledby="band" className="form-section">
      <h2 id="band">{t('bandTitle', { year })}</h2>
      <div className="year-band-box">
        <ol className="year-band">
          {band.map((span) => (
            <li key={span.firstNight} data-kind={span.kind} style={{ flexGrow: span.days }} title={spanTitle(span)}>
              <span aria-hidden="true">{spanName(span)}</span>
              <span className="sr-only">{spanTitle(span)}</span>
            </li>
          ))}
        </ol>
        {todayAt !== null && <span className="year-today" style={{ left: `${todayAt * 100}%` }} aria-hidden="true" />}
        <div className="year-months" aria-hidden="true">
          {dateNames[language].months.map((month, index) => (
            <span key={month} style={{ flexGrow: new Date(Date.UTC(year, index + 1, 0)).getUTCDate() }}>
              {month.slice(0, 3)}
            </span>
          ))}
        </div>
      </div>
      <ul className="year-key">
        {(['out', 'in', 'peak', 'gap', 'overlap'] as const).map((kind) => (
          <li key={kind}>
            <span className="year-swatch" data-kind={kind} aria-hidden="true" />
            {t(`kind_${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  )

  function spanName({ kind, names }: BandSpan): string {
    return kind === 'gap' ? '' : names.join(' + ')
  }

  function spanTitle({ firstNight, lastNight, kind, names }: BandSpan): string {
    const dates = `${dayWithoutYear(firstNight, language)} – ${dayWithoutYear(lastNight, language)}`
    return [names.join(' + '), t(`kind_${kind}`), dates].filter(Boolean).join(', ')
  }
}

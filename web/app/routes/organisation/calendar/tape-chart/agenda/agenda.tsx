import { longDate, stayText } from '@camp/domain/formatting/date-texts.ts'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { barLook, lookLetter, lookText } from '#app/components/staff/calendar/bar-look.ts'
import { chartAddress, readChoice } from '#app/components/staff/calendar/chart-address.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'
import { matches } from '../chart/matches.ts'
import { type AgendaDay, type AgendaStay, agendaDays } from './agenda-days.ts'

/** The chart as a phone shows it: who comes and who goes, day by day. */
export function Agenda({ chart }: { readonly chart: ChartOnWire }) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const first = readChoice(query).from ?? chart.today
  const days = useMemo(() => agendaDays(chart, first), [chart, first])
  return (
    <section className="agenda" aria-label={t('agenda')}>
      {days.map((day) => (
        <AgendaSection key={day.day.date} {...day} isToday={day.day.date === chart.today} />
      ))}
    </section>
  )
}

function AgendaSection({ day, arriving, leaving, blocks, isToday }: AgendaDay & { readonly isToday: boolean }) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const { date, booked, blocked, free, publicHoliday } = day
  const isQuiet = arriving.length + leaving.length + blocks.length === 0
  return (
    <section className="agenda-day" data-today={isToday || undefined}>
      <h2>
        {longDate(date)}
        {isToday && <span className="agenda-today">{t('today')}</span>}
      </h2>
      <p className="text-sm text-ink-soft">
        {t('agendaDay', { booked, plots: booked + blocked + free })}
        {publicHoliday && ` · ${publicHoliday}`}
      </p>
      {isQuiet && <p className="text-ink-soft">{t('quiet')}</p>}
      <AgendaList title={t('arriving')} stays={arriving} query={query} />
      <AgendaList title={t('leaving')} stays={leaving} query={query} />
      {blocks.length > 0 && (
        <>
          <h3>{t('blockedToday')}</h3>
          <ul>
            {blocks.map((block) => (
              <li key={block.id}>
                <Link to={chartAddress(query, { block: block.id })} className="agenda-item" preventScrollReset>
                  <span className="chart-key" data-look="block" aria-hidden="true">
                    {lookLetter(t, 'block')}
                  </span>
                  <span>
                    <b>{block.plotNames.join(', ')}</b>
                    <br />
                    {block.reason ?? t('noReason')}, {stayText(block.start, block.end)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface AgendaListProps {
  readonly title: string
  readonly stays: readonly AgendaStay[]
  readonly query: URLSearchParams
}

function AgendaList({ title, stays, query }: AgendaListProps) {
  const t = useText('calendar')
  const { wanted } = readChoice(query)
  if (stays.length === 0) return null
  return (
    <>
      <h3>
        {title} ({stays.length})
      </h3>
      <ul>
        {stays.map(({ bar, guests, plotNames }) => (
          <li key={bar.reference}>
            <Link
              to={chartAddress(query, { open: bar.reference })}
              className="agenda-item"
              data-found={(wanted !== '' && matches(bar, wanted)) || undefined}
              preventScrollReset
            >
              <span className="chart-key" data-look={barLook(bar)} aria-hidden="true">
                {lookLetter(t, barLook(bar))}
              </span>
              <span>
                <b>{bar.guestName ?? t('nobody')}</b> · {plotNames.join(', ')}
                <br />
                {t('guests', { count: guests })}, {lookText(t, barLook(bar))}, {t(`balance_${bar.balance}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { controlClass } from '#app/components/control-class.ts'
import { Icon } from '#app/components/icon.tsx'
import { LiveRegion } from '#app/components/live-region.tsx'
import { chartAddress, chartFields, dayChoices, readChoice } from '#app/components/staff/calendar/chart-address.ts'
import { addDays } from '#app/components/staff/calendar/geometry/day-number.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'
import { matches } from './chart/matches.ts'

/**
 * Which dates, how many of them, and whom to look for: links and a form, so that every view has an address.
 */
export function ChartToolbar({ chart }: { readonly chart: ChartOnWire }) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const { days, wanted } = readChoice(query)
  const { from } = chart
  const shifted = (step: number) => chartAddress(query, { from: addDays(from, step) })
  const stay = { preventScrollReset: true } as const
  return (
    <div className="chart-tools no-print">
      <div className="chart-tool-group">
        <h1 className="chart-title">{t('title')}</h1>
        <p className="chart-range text-ink-soft">{stayText(from, addDays(from, days - 1))}</p>
      </div>
      <nav className="chart-tool-group" aria-label={t('from')}>
        <ButtonLink {...stay} to={shifted(-Math.min(days, 7))} size="small" intent="secondary" aria-label={t('earlier')}>
          <Icon name="chevron-left" className="size-4" />
        </ButtonLink>
        <ButtonLink {...stay} to={chartAddress(query, { from: null })} size="small" intent="secondary">
          {t('today')}
        </ButtonLink>
        <ButtonLink {...stay} to={shifted(Math.min(days, 7))} size="small" intent="secondary" aria-label={t('later')}>
          <Icon name="chevron-right" className="size-4" />
        </ButtonLink>
      </nav>
      <ButtonLink {...stay} to={chartAddress(query, { new: '1', arrival: from < chart.today ? chart.today : from })} size="small">
        {t('newOrBlock')}
      </ButtonLink>
      <JumpForm from={from} query={query} key={from} />
      <nav className="chart-tool-group chart-spans" aria-label={t('show')}>
        {dayChoices.map((choice) => (
          <Link
            {...stay}
            key={choice}
            to={chartAddress(query, { days: String(choice) })}
            className="chart-span"
            aria-current={choice === days ? 'true' : undefined}
            aria-label={t('days', { count: choice })}
          >
            {choice}
          </Link>
        ))}
      </nav>
      <LookForm query={query} wanted={wanted} chart={chart} />
    </div>
  )
}

function JumpForm({ from, query }: { readonly from: string; readonly query: URLSearchParams }) {
  const t = useText('calendar')
  const submit = useSubmit()
  return (
    <Form method="get" className="chart-tool-group" preventScrollReset>
      <OtherFields query={query} without="from" />
      <input
        type="date"
        name="from"
        aria-label={t('from')}
        className={`${controlClass} chart-date-field`}
        defaultValue={from}
        onChange={({ currentTarget }) => currentTarget.value && void submit(currentTarget.form, { preventScrollReset: true })}
      />
      <noscript>
        <Button type="submit" size="small" intent="secondary">
          {t('show')}
        </Button>
      </noscript>
    </Form>
  )
}

interface LookProps {
  readonly query: URLSearchParams
  readonly wanted: string
  readonly chart: ChartOnWire
}

function LookForm({ query, wanted, chart }: LookProps) {
  const t = useText('calendar')
  const found = wanted === '' ? [] : chart.bars.filter((bar) => matches(bar, wanted))
  const count = new Set(found.map(({ reference }) => reference)).size
  return (
    <Form method="get" className="chart-tool-group chart-look" preventScrollReset role="search">
      <OtherFields query={query} without="q" />
      <input
        type="search"
        name="q"
        aria-label={`${t('look')}: ${t('lookHint')}`}
        placeholder={t('lookHint')}
        className={controlClass}
        defaultValue={wanted}
        key={wanted}
      />
      <Button type="submit" size="small" intent="secondary" aria-label={t('find')}>
        <Icon name="search" className="size-4" />
      </Button>
      <LiveRegion>{wanted !== '' && <span className="text-sm">{t('found', { count })}</span>}</LiveRegion>
      {wanted !== '' && (
        <Link to={chartAddress(query, { q: null })} className="link text-sm" preventScrollReset>
          {t('stopLooking')}
        </Link>
      )}
    </Form>
  )
}

function OtherFields({ query, without }: { readonly query: URLSearchParams; readonly without: string }) {
  return chartFields(query)
    .filter(([name]) => name !== without)
    .map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />)
}

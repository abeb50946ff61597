import { stayText } from '@camp/domain/formatting/date-texts.ts'
import type { CSSProperties } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { barLook, lookLetter, lookText } from '#app/components/staff/calendar/bar-look.ts'
import { type ChartSpan, chartColumns } from '#app/components/staff/calendar/geometry/columns.ts'
import { daysBetween } from '#app/components/staff/calendar/geometry/day-number.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { RowItem } from './plot-rows.ts'

interface BarProps {
  readonly item: RowItem
  readonly span: ChartSpan
  /** The chart's address, to which the panel of the bar is added. */
  readonly base: string
  readonly isFound: boolean
  readonly t: Translator<'calendar'>
}

/**
 * A stay or a block as a plain link: three thousand of them carry no listeners of their own, the chart
 * listens for them all. Without scripts the link opens the same panel. Its name says everything in words;
 * letter and figures are drawn by the style.
 */
export function ChartBarLink({ item, span, base, isFound, t }: BarProps) {
  const columns = chartColumns(item, span)
  if (!columns) return null
  const place = { '--start': columns.start, '--span': columns.span, '--lane': item.lane } as CSSProperties
  const cut = `${columns.continuesBefore ? 'before ' : ''}${columns.continuesAfter ? 'after' : ''}`.trim() || undefined
  const shared = { className: 'chart-bar', style: place, 'data-cut': cut, draggable: false } as const
  if (item.block) {
    const { id, reason, start, end, expiresAt } = item.block
    const label = t('blockLabel', { reason: reason ?? t('noReason'), stay: stayText(start, end) })
    return (
      <a {...shared} href={`${base}&block=${id}`} aria-label={label} data-look="block" data-block={id}>
        <b data-letter={lookLetter(t, 'block')} />
        <span className="chart-bar-name">{reason ?? t('noReason')}</span>
        {expiresAt && <Icon name="clock" className="chart-mark" />}
      </a>
    )
  }
  const { bar } = item
  return (
    <a
      {...shared}
      href={`${base}&open=${bar.reference}`}
      aria-label={barLabel(t, bar)}
      data-look={barLook(bar)}
      data-booking={bar.reference}
      data-found={isFound || undefined}
      data-short={shortAs(columns.span)}
    >
      <i className="chart-balance" data-balance={bar.balance} />
      <b data-letter={lookLetter(t, barLook(bar))} />
      <span className="chart-bar-name">{bar.guestName ?? t('nobody')}</span>
      <span className="chart-bar-facts" data-facts={`${bar.partySize} · ${daysBetween(bar.arrival, bar.departure)}`} />
      {bar.hasNotes && <Icon name="message-circle" className="chart-mark" />}
      {bar.plotCount > 1 && <Icon name="users" className="chart-mark" />}
      {bar.isOffline && <Icon name="phone" className="chart-mark" />}
    </a>
  )
}

/**
 * The lengths, in halves of a day, that a bar does not go beyond: the style leaves out what would hide the
 * name.
 */
function shortAs(span: number): string | undefined {
  return [2, 4, 8].filter((halves) => span <= halves).join(' ') || undefined
}

export function barLabel(t: Translator<'calendar'>, bar: NonNullable<RowItem['bar']>): string {
  return `${bar.guestName ?? t('nobody')}, ${barFacts(t, bar)}`
}

/** What the bar says beside the name, in words. */
function barFacts(t: Translator<'calendar'>, bar: NonNullable<RowItem['bar']>): string {
  const balance = t(`balance_${bar.balance}`)
  return t('barFacts', {
    guests: t('guests', { count: bar.partySize }),
    stay: stayText(bar.arrival, bar.departure),
    status: lookText(t, barLook(bar)),
    balance: bar.openCents > 0 ? `${balance}, ${randText(bar.openCents / 100)}` : balance,
    reference: bar.reference,
  })
}

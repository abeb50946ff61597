import { type CSSProperties, useMemo, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import { chartAddress, readChoice } from '#app/components/staff/calendar/chart-address.ts'
import { type Band, rowHeight, siteRowHeight, visibleRows } from '#app/components/staff/calendar/geometry/visible-rows.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'
import { ChartGround } from './chart-ground.tsx'
import { ChartHead } from './chart-head.tsx'
import { ChartNames } from './chart-names.tsx'
import { ChartPointerOverlay } from './chart-pointer-overlay.tsx'
import { ChartRow } from './chart-row.tsx'
import { type SiteRows, siteRows } from './plot-rows.ts'
import { useBand } from './use-band.ts'

/**
 * Plots down, nights across. A table of links without scripts; with them `ChartPointerOverlay` adds dragging
 * and the keyboard.
 */
export function ChartTable({ chart }: { readonly chart: ChartOnWire }) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const { wanted, closed } = readChoice(query)
  const base = chartAddress(query)
  const sites = useMemo(() => siteRows(chart), [chart])
  const frame = useRef<HTMLDivElement>(null)
  const open = sites.map((site) => ({ ...site, isClosed: closed.includes(site.site.id) }))
  const band = useBand(frame, query.has('all'))
  const days = chart.days.length
  const drawn = drawnSites(open, band)
  return (
    <div
      ref={frame}
      className="chart-window"
      style={{ '--days': days } as CSSProperties}
      data-days={days}
      data-looking={wanted !== '' || undefined}
    >
      <div className="chart">
        <ChartGround days={chart.days} today={chart.today} />
        <ChartNames groups={drawn.map(({ site, top, rowsInSight }) => ({ key: site.id, top, rows: rowsInSight }))} />
        <table className="chart-table">
          <caption className="sr-only">{t('chart')}</caption>
          <ChartHead days={chart.days} today={chart.today} />
          {drawn.map(({ site, rows, isClosed, seen, rowsInSight }) => (
            <tbody key={site.id}>
              <SiteHeading site={site} rows={rows} isClosed={isClosed} closed={closed} query={query} />
              <Space height={seen.before} />
              {rowsInSight.map((row) => (
                <ChartRow key={row.plot.id} row={row} from={chart.from} days={days} base={base} wanted={wanted} />
              ))}
              <Space height={seen.after} />
            </tbody>
          ))}
        </table>
      </div>
      <noscript>
        <Link to={chartAddress(query, { all: '1' })} className="link">
          {t('allPlots')}
        </Link>
      </noscript>
      <ChartPointerOverlay
        frame={frame}
        chart={chart}
        sites={open.map((site) => (site.isClosed ? { ...site, rows: [] } : site))}
      />
    </div>
  )
}

/** The rows of every site that are drawn, and where they begin. */
function drawnSites(sites: readonly (SiteRows & { readonly isClosed: boolean })[], band: Band) {
  let next = 0
  return sites.map((site) => {
    const heights = site.isClosed ? [] : site.rows.map(({ lanes }) => rowHeight(lanes))
    const first = next + siteRowHeight
    const seen = visibleRows(heights, first, band)
    next = first + heights.reduce((sum, height) => sum + height, 0)
    return { ...site, seen, top: first + seen.before, rowsInSight: site.rows.slice(seen.first, seen.end) }
  })
}

/** Stands for the rows that are far from sight. */
function Space({ height }: { readonly height: number }) {
  if (height === 0) return null
  return (
    <tr className="chart-space" style={{ height }}>
      <td />
    </tr>
  )
}

interface SiteHeadingProps extends SiteRows {
  readonly isClosed: boolean
  readonly closed: readonly string[]
  readonly query: URLSearchParams
}

function SiteHeading({ site, rows, isClosed, closed, query }: SiteHeadingProps) {
  const t = useText('calendar')
  const others = closed.filter((id) => id !== site.id)
  return (
    <tr className="chart-site-row">
      <th scope="rowgroup" className="chart-site-name">
        <Link
          to={chartAddress(query, { closed: isClosed ? others : [...others, site.id] })}
          preventScrollReset
          replace
          aria-expanded={!isClosed}
        >
          <Icon name={isClosed ? 'chevron-right' : 'chevron-down'} className="size-4" />
          {site.name}
          <span className="chart-small">{t('plots', { count: rows.length })}</span>
        </Link>
      </th>
    </tr>
  )
}

import { scaleBand, scaleLinear } from 'd3-scale'
import { renderToStaticMarkup } from 'react-dom/server'

export interface Bar {
  readonly key: string
  readonly label: string
  readonly value: number
  /** As people read it, with its unit. */
  readonly text: string
}

interface ColumnChartFacts {
  readonly bars: readonly Bar[]
  /** What is drawn, for whoever does not see it. */
  readonly title: string
  /** What stands on the axis beside a value. */
  readonly axisText: (value: number) => string
}

const size = { width: 640, height: 260, left: 88, right: 8, top: 16, bottom: 40 } as const
const mostLabels = 11

/**
 * A column for each day, as SVG in text, drawn on the server alone (ADR 20). Colours are the theme's, by
 * classes; every column says its value, and the table beside the chart says all of them.
 */
export function columnChart({ bars, title, axisText }: ColumnChartFacts): string {
  const { width, height, left, right, top, bottom } = size
  const values = bars.map(({ value }) => value)
  const lowest = Math.min(0, ...values)
  const x = scaleBand(
    bars.map(({ key }) => key),
    [left, width - right],
  ).padding(0.25)
  const y = scaleLinear([lowest, Math.max(lowest + 1, ...values)], [height - bottom, top]).nice(4)
  const everyLabel = Math.ceil(bars.length / mostLabels)
  return renderToStaticMarkup(
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className="report-chart">
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} className={tick === 0 ? 'report-zero' : 'report-grid'} />
          <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {axisText(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ key, label, value, text }, position) => (
        <g key={key}>
          <rect
            x={x(key)}
            y={y(Math.max(0, value))}
            width={x.bandwidth()}
            height={Math.abs(y(0) - y(value))}
            className={value < 0 ? 'report-below' : 'report-bar'}
          >
            <title>{`${label}: ${text}`}</title>
          </rect>
          {position % everyLabel === 0 && (
            <text x={(x(key) ?? 0) + x.bandwidth() / 2} y={height - 12} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>,
  )
}

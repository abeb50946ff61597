import { scaleLinear } from 'd3-scale'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Bar } from './column-chart.server.tsx'

const width = 640
const row = { height: 52, text: 20, bar: 30, thickness: 16 } as const

/** Lines with their words and value above each: for what has names. Drawn as the columns are (ADR 20). */
export function barChart({ bars, title }: { readonly bars: readonly Bar[]; readonly title: string }): string {
  const x = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, width])
  return renderToStaticMarkup(
    <svg viewBox={`0 0 ${width} ${bars.length * row.height}`} role="img" aria-label={title} className="report-chart">
      {bars.map(({ key, label, value, text }, position) => (
        <g key={key}>
          <text x={0} y={position * row.height + row.text}>
            {`${label}: ${text}`}
          </text>
          <rect
            x={0}
            y={position * row.height + row.bar}
            width={x(Math.max(0, value))}
            height={row.thickness}
            className="report-bar"
          />
        </g>
      ))}
    </svg>,
  )
}

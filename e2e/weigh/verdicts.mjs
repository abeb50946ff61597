import { measures, pageWeights } from './budgets.mjs'

/**
 * One row per page and measure: what was measured, what is allowed, and whether it holds; null where nothing
 * is asked.
 */
export function verdicts(pages) {
  return pages.flatMap(({ page, figures }) =>
    Object.keys(measures)
      .filter((measure) => figures[measure] !== undefined)
      .map((measure) => verdict(page, measure, figures[measure])),
  )
}

function verdict(page, measure, exact) {
  const { digits } = measures[measure]
  const figure = Number(exact.toFixed(digits))
  const budget = (measure === 'weight' ? pageWeights[page] : measures[measure].budget) ?? null
  return { page, measure, figure, budget, holds: budget === null ? null : figure <= budget }
}

export const holdAll = (rows) => rows.every(({ holds }) => holds !== false)

/** Markdown, so that it can be read here and pasted there. */
export function table(rows) {
  const cells = [['page', 'measure', 'figure', 'budget', ''], ...rows.map(cellsOf)]
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n')
}

function cellsOf({ page, measure, figure, budget, holds }) {
  const { name, unit, digits } = measures[measure]
  const text = (value) => `${value.toFixed(digits)} ${unit}`.trim()
  return [
    page,
    name,
    text(figure),
    budget === null ? '–' : `${budget} ${unit}`.trim(),
    { true: 'ok', false: 'over', null: '' }[holds],
  ]
}

/** Of several runs, so that one pause of the machine decides nothing. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** What every task keeps the page from answering beyond its first 50 ms, from the first paint on. */
export function blockedTime(tasks, firstPaint) {
  return tasks.filter(({ start }) => start >= firstPaint).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
}

/**
 * The worst burst of layout shifts: shifts less than a second apart, five seconds at most. Those just after a
 * press count for nothing.
 */
export function layoutShift(shifts) {
  const bursts = []
  for (const { start, value } of shifts) {
    const burst = bursts.at(-1)
    if (burst && start - burst.last < 1000 && start - burst.first < 5000)
      Object.assign(burst, { last: start, sum: burst.sum + value })
    else bursts.push({ first: start, last: start, sum: value })
  }
  return Math.max(0, ...bursts.map(({ sum }) => sum))
}

/** From a finger on the screen to what is drawn after it: INP, which of few presses is the slowest. */
export function slowestPress(events) {
  return Math.max(0, ...events.map(({ duration }) => duration))
}

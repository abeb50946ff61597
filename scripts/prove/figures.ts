/** One promise, what was measured, and whether it was kept. */
export interface Figure {
  readonly name: string
  readonly promised: string
  readonly measured: string
  readonly isKept: boolean
  /** Depends on how busy the machine is: judged by the command, not by the tests. */
  readonly isTime?: true
}

/** A number that must be exactly what was promised. */
export function exactly(name: string, promised: number, measured: number): Figure {
  return { name, promised: String(promised), measured: String(measured), isKept: promised === measured }
}

/** A number that must not be above what was promised. */
export function atMost(name: string, promised: number, measured: number): Figure {
  return { name, promised: `≤ ${promised}`, measured: String(measured), isKept: measured <= promised }
}

/** Milliseconds that must not be above what was promised. */
export function within(name: string, promised: number, measured: number): Figure {
  return { name, promised: `≤ ${promised} ms`, measured: `${measured} ms`, isKept: measured <= promised, isTime: true }
}

/** A number that must not be below what was promised; without it the others prove nothing. */
export function atLeast(name: string, promised: number, measured: number): Figure {
  return { name, promised: `≥ ${promised}`, measured: String(measured), isKept: measured >= promised }
}

/** Measured, and nothing promised. */
export function told(name: string, measured: string): Figure {
  return { name, promised: '', measured, isKept: true }
}

/** In words, without what a busy machine breaks. */
export function brokenPromises(figures: readonly Figure[]): readonly string[] {
  return figures
    .filter(({ isKept, isTime }) => !isKept && !isTime)
    .map(({ name, promised, measured }) => `${name}: ${measured}, not ${promised}`)
}

export function figuresTable(figures: readonly Figure[]): string {
  const rows = [
    ['', 'promised', 'measured', ''],
    ...figures.map(({ name, promised, measured, isKept }) => [name, promised, measured, isKept ? '' : 'BROKEN']),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

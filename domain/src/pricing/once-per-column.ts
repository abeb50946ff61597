import type { RateColumn } from '../plots/plot.ts'

/** A stay has many nights but at most three columns: what depends on the column alone is worked out once. */
export function oncePerColumn<Value>(compute: (column: RateColumn) => Value): (column: RateColumn) => Value {
  const known = new Map<RateColumn, Value>()
  return (column) => {
    const before = known.get(column)
    if (before !== undefined) return before
    const value = compute(column)
    known.set(column, value)
    return value
  }
}

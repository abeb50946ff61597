import type { NightKind } from './full-night.ts'

/** A stay has many nights but few kinds of them: what depends on the kind alone is worked out once. */
export function oncePerKind<Value>(compute: (kind: NightKind) => Value): (kind: NightKind) => Value {
  const known = new Map<string, Value>()
  return (kind) => {
    const key = `${kind.column} ${kind.isSupplemented}`
    const before = known.get(key)
    if (before !== undefined) return before
    const value = compute(kind)
    known.set(key, value)
    return value
  }
}

/** A whole page, or what a part of one asks for by itself. */
type HeldKind = 'page' | 'part'

/** Queries that nobody answered: they wait until the reader, or the connection, asks for them again. */
const held = new Map<() => void, HeldKind>()
const listeners = new Set<() => void>()

/** Ends when it is asked again; throws when the query is given up, as when another page is opened. */
export function untilAskedAgain(signal: AbortSignal | null | undefined, kind: HeldKind = 'part'): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const leave = (end: () => void) => () => {
      held.delete(go)
      tell()
      end()
    }
    const go = leave(resolve)
    held.set(go, kind)
    tell()
    signal?.addEventListener(
      'abort',
      leave(() => reject(signal.reason)),
    )
  })
}

export function askAgain(): void {
  for (const go of held.keys()) go()
}

export function hasHeldQueries(): boolean {
  return held.size > 0
}

export function isPageHeld(): boolean {
  return [...held.values()].includes('page')
}

export function onHeldQueries(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

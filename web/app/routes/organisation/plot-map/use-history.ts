import { useState } from 'react'

interface History<State> {
  readonly past: readonly State[]
  readonly now: State
  readonly future: readonly State[]
}

/** Steps that are kept. */
const mostSteps = 100

/** One state with the way back: `step` begins a new one, `change` goes on with it, as a drag does. */
export function useUndoHistory<State>(first: State) {
  const [{ past, now, future }, setHistory] = useState<History<State>>({ past: [], now: first, future: [] })
  return {
    now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    step: (next: (before: State) => State) =>
      setHistory((before) => ({ past: [...before.past, before.now].slice(-mostSteps), now: next(before.now), future: [] })),
    change: (next: (before: State) => State) => setHistory((before) => ({ ...before, now: next(before.now), future: [] })),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  }
}

function undone<State>({ past, now, future }: History<State>): History<State> {
  const last = past.at(-1)
  return last === undefined ? { past, now, future } : { past: past.slice(0, -1), now: last, future: [now, ...future] }
}

function redone<State>({ past, now, future }: History<State>): History<State> {
  const [next, ...later] = future
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: later }
}

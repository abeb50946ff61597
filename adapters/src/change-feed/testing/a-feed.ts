import type { Change, ChangeFeed, ChangeListener } from '../change.ts'

/** A feed that says what the test says. */
export function aFeed() {
  const listeners: ChangeListener[] = []
  const state = { isCurrent: true, heard: 0 }
  const tell = (one: (listener: ChangeListener) => void) => {
    state.heard += 1
    listeners.forEach(one)
  }
  const feed: ChangeFeed = {
    isCurrent: () => state.isCurrent,
    untilCurrent: async () => state.isCurrent,
    heardSoFar: () => state.heard,
    lookNow: () => {},
    follow: (listener) => listeners.push(listener),
  }
  return {
    feed,
    state,
    hear: (change: Change) => tell((listener) => listener.changed([change])),
    miss: () => tell((listener) => listener.missed()),
  }
}

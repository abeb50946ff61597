import type { Preview } from './answer-takeover.ts'

/** Choices of plots on the page, all lists together: a large campsite could have 150 000. */
const mostOptions = 3_000
const fewestShown = 5

type Spelling = Preview['named'][number]

export interface ShownSpellings {
  /** To choose for now, those without a plot first. */
  readonly shown: readonly Spelling[]
  /** Chosen before; they go along with the form. */
  readonly carried: readonly Spelling[]
  /** How many come next, once some of these are chosen. */
  readonly waiting: number
}

export function shownSpellings({
  unknownPlots,
  named,
  plots,
}: Pick<Preview, 'unknownPlots' | 'named' | 'plots'>): ShownSpellings {
  const most = Math.max(fewestShown, Math.floor(mostOptions / Math.max(plots.length, 1)))
  const open = unknownPlots.slice(0, most).map((spelled) => ({ spelled, id: '' }))
  const left = most - open.length
  return {
    shown: [...open, ...named.slice(0, left)],
    carried: named.slice(left),
    waiting: unknownPlots.length - open.length,
  }
}

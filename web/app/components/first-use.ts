import { afterPaint } from './after-paint.ts'

/** A mouse that rests where a page appears is over something, and has not moved. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

let known: Promise<void> | undefined

/**
 * When somebody first touches, points, types or scrolls: what only then matters is downloaded once that is
 * drawn, and so not in its way. In a browser alone.
 */
export function firstUse(): Promise<void> {
  known ??= new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, () => afterPaint(resolve), { once: true, capture: true, passive: true })
  })
  return known
}

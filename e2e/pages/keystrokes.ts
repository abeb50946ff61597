import type { Page } from '@playwright/test'

/** What somebody did with their hands on the pages that scripts change, since counting began. */
export interface Hands {
  /** Presses of a pointer. */
  readonly presses: number
  readonly keys: number
  /** Between the keyboard and the mouse, there or back. */
  readonly switches: number
}

/** Counts from now on, with the hand on the mouse. */
export async function countedHands(page: Page): Promise<() => Promise<Hands>> {
  await page.evaluate(() => {
    const hands = { presses: 0, keys: 0, switches: 0 }
    Object.assign(window, { hands })
    let isAtKeys = false
    const move = (toKeys: boolean) => {
      if (isAtKeys !== toKeys) hands.switches += 1
      isAtKeys = toKeys
    }
    document.addEventListener('pointerdown', () => {
      hands.presses += 1
      move(false)
    })
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Shift') hands.keys += 1
      move(true)
    })
  })
  return () => page.evaluate(() => (window as unknown as { hands: Hands }).hands)
}

/**
 * The keystroke-level model of Card, Moran and Newell (1980), in seconds: a key of an average typist without
 * training, a pointer brought to its target, its button pressed and let go, a hand moved over, a thought
 * before each step.
 */
const takes = { key: 0.28, pointing: 1.1, press: 0.2, switch: 0.4, thought: 1.35 }

/** How long practised hands are busy; without what the other side says meanwhile, and the waits for pages. */
export function secondsOfHands({ presses, keys, switches }: Hands, thoughts: number): number {
  return keys * takes.key + presses * (takes.pointing + takes.press) + switches * takes.switch + thoughts * takes.thought
}

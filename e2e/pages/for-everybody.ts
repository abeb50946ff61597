import { expect } from '@playwright/test'
import { barriers, type Rules } from './barriers.ts'
import { isLong, usualMotion } from './long-tests.ts'
import type { Tab } from './tab.ts'

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a change of colours alone can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

interface Look {
  readonly colorScheme: 'light' | 'dark'
  readonly width: number
  /** Every one, or those that can break where another look has had every one. */
  readonly rules: 'all' | 'of-colour'
}

const wideLight = lightAt(1280)
const narrowDark: Look = { colorScheme: 'dark', width: 360, rules: 'all' }
const otherLooks: readonly Look[] = [
  { colorScheme: 'dark', width: 1280, rules: 'all' },
  { colorScheme: 'light', width: 360, rules: 'all' },
]

/**
 * One a page, the same in every run: half of the pages of a walk are looked at wide and light, the others
 * narrow and dark. What a journey meets is wide and light.
 */
function looksOf(name: string, { isWholePage }: Everybody): readonly Look[] {
  if (isLong) return [wideLight, narrowDark, ...otherLooks]
  return isWholePage && isLookedAtNarrow(name) ? [narrowDark] : [wideLight]
}

export function isLookedAtNarrow(name: string): boolean {
  return name.length % 2 === 1
}

export interface Everybody {
  /** What is open closes when the window changes: then its own width is enough. */
  readonly asItIs?: boolean
  /** Of a walk through pages: what a journey meets on one has its other looks in the long run. */
  readonly isWholePage?: boolean
}

/**
 * No barrier that a machine can find, and nothing that must be scrolled sideways. The checker is a script: it
 * needs them.
 */
export async function isForEverybody({ page, hasScripts }: Tab, name: string, how: Everybody = {}): Promise<void> {
  if (!hasScripts) return
  const { asItIs = false } = how
  const before = page.viewportSize() ?? { width: 1280, height: 900 }
  const here = asItIs
    ? [
        lightAt(before.width),
        { ...lightAt(before.width), colorScheme: 'dark' as const, rules: isLong ? ('all' as const) : ('of-colour' as const) },
      ]
    : looksOf(name, how)
  for (const look of here) {
    const { colorScheme, width } = look
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (!asItIs) await page.setViewportSize({ width, height: 900 })
    expect.soft(await barriers(page, rulesOf(look)), `${name}, ${colorScheme}, ${width} px`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: usualMotion })
  if (asItIs) return
  await page.setViewportSize({ width: 320, height: 900 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(overflow, `${name} at 320 px`).toBeLessThanOrEqual(0)
  await page.setViewportSize(before)
}

function lightAt(width: number): Look {
  return { colorScheme: 'light', width, rules: 'all' }
}

function rulesOf({ rules }: Look): Rules {
  return rules === 'all' ? { type: 'tag', values: everyRule } : { type: 'rule', values: rulesOfColour }
}

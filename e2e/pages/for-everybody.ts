import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Tab } from './tab.ts'

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a change of colours alone can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']
/**
 * And what another width can: what comes close together, scrolls, moves, or is hidden there with its name.
 */
const rulesOfLook = [
  ...rulesOfColour,
  ...['target-size', 'scrollable-region-focusable', 'page-has-heading-one', 'heading-order', 'landmark-one-main'],
  ...['button-name', 'link-name', 'label', 'select-name'],
]

interface Look {
  readonly colorScheme: 'light' | 'dark'
  readonly width: number
  /** Every one, or those that can break where another look has had every one. */
  readonly rules: 'all' | 'of-look' | 'of-colour'
}

/** `npm run test:long`: every look by every rule. */
const isLong = process.env.LONG_TESTS === '1'

const wideLight = lightAt(1280)
const narrowDark: Look = { colorScheme: 'dark', width: 360, rules: isLong ? 'all' : 'of-look' }
const otherLooks: readonly Look[] = [
  { colorScheme: 'dark', width: 1280, rules: 'all' },
  { colorScheme: 'light', width: 360, rules: 'all' },
]

/** What differs from look to look: the layout by width, the colours by theme. */
function looksOf({ isWholePage }: Everybody): readonly Look[] {
  if (isLong) return [wideLight, narrowDark, ...otherLooks]
  return isWholePage ? [wideLight, narrowDark] : [wideLight]
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
    : looksOf(how)
  for (const { colorScheme, width, rules } of here) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (!asItIs) await page.setViewportSize({ width, height: 900 })
    expect.soft(await barriers(page, rules), `${name}, ${colorScheme}, ${width} px`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (asItIs) return
  await page.setViewportSize({ width: 320, height: 900 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(overflow, `${name} at 320 px`).toBeLessThanOrEqual(0)
  await page.setViewportSize(before)
}

function lightAt(width: number): Look {
  return { colorScheme: 'light', width, rules: 'all' }
}

/** In one frame and with the findings alone: the fast way, since no page here embeds another that is ours. */
async function barriers(page: Page, rules: Look['rules']): Promise<readonly string[]> {
  const machine = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const chosen =
    rules === 'all' ? machine.withTags(everyRule) : machine.withRules(rules === 'of-look' ? rulesOfLook : rulesOfColour)
  const { violations } = await chosen.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

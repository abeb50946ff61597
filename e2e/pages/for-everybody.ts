import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Tab } from './tab.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a change of colours alone can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

interface Look {
  readonly colorScheme: 'light' | 'dark'
  readonly width: number
  /** Every rule, or those of colour where another look has had every rule at the same width. */
  readonly isWhole: boolean
}

/** `npm run test:long`: every look by every rule. */
const isLong = process.env.LONG_TESTS === '1'

const wideLight = lightAt(1280)
const narrowDark: Look = { colorScheme: 'dark', width: 360, isWhole: true }
const otherLooks: readonly Look[] = [
  { colorScheme: 'dark', width: 1280, isWhole: true },
  { colorScheme: 'light', width: 360, isWhole: true },
]
/** What differs from look to look: the layout by width, the colours by theme. */
const looks = isLong ? [wideLight, narrowDark, ...otherLooks] : [wideLight, narrowDark]

export interface Everybody {
  /** What is open closes when the window changes: then its own width is enough. */
  readonly asItIs?: boolean
}

/**
 * No barrier that a machine can find, and nothing that must be scrolled sideways. The checker is a script: it
 * needs them.
 */
export async function isForEverybody({ page, hasScripts }: Tab, name: string, { asItIs = false }: Everybody = {}): Promise<void> {
  if (!hasScripts) return
  const before = page.viewportSize() ?? { width: 1280, height: 900 }
  const here = asItIs
    ? [lightAt(before.width), { ...lightAt(before.width), colorScheme: 'dark' as const, isWhole: isLong }]
    : looks
  for (const { colorScheme, width, isWhole } of here) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (!asItIs) await page.setViewportSize({ width, height: 900 })
    expect.soft(await barriers(page, isWhole), `${name}, ${colorScheme}, ${width} px`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (asItIs) return
  await page.setViewportSize({ width: 320, height: 900 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(overflow, `${name} at 320 px`).toBeLessThanOrEqual(0)
  await page.setViewportSize(before)
}

function lightAt(width: number): Look {
  return { colorScheme: 'light', width, isWhole: true }
}

/** In one frame and with the findings alone: the fast way, since no page here embeds another that is ours. */
async function barriers(page: Page, isWhole: boolean): Promise<readonly string[]> {
  const machine = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (isWhole ? machine.withTags(rules) : machine.withRules(rulesOfColour)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Less than half as long as the one that the package sends, twice at each look. */
const checker = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

/** Already there. */
const axeSource = ';'

export interface Rules {
  readonly type: 'tag' | 'rule'
  readonly values: string[]
}

/** What a machine finds by these rules, in one frame: no page here embeds another that is ours. */
export async function barriers(page: Page, runOnly: Rules): Promise<readonly string[]> {
  await page.evaluate(drawWhole)
  await page.evaluate(untilAtRest)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(checker)
  const machine = new AxeBuilder({ page, axeSource }).options({ runOnly, resultTypes: ['violations'], iframes: false })
  const { violations } = await machine.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** What is not in sight keeps the colours of the look before until it is drawn. */
function drawWhole(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.result-card { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
}

/**
 * A look that has just been asked for is there once it is drawn, and once its colours have come over: each
 * element begins when the one around it changes, so the innermost come last. What is not drawn never ends.
 */
async function untilAtRest(): Promise<void> {
  const giveUpAt = performance.now() + 2_000
  const forAWhile = () => new Promise((over) => setTimeout(over, 250))
  const drawn = () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
  while (performance.now() < giveUpAt) {
    await Promise.race([drawn(), forAWhile()])
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
    if (ending.length === 0) return
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), forAWhile()])
  }
}

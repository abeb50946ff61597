import { expect, it } from 'vitest'
import { readWantedPage } from './wanted-page.ts'

it.each([
  ['/org/org-organisation/sites', '/org/org-organisation/sites'],
  ['/org/org-reviews', '/org/org-reviews'],
  ['/org/org-choose', '/org/org-organisation'],
  ['https://evil.test/org/org-reviews', '/org/org-organisation'],
  ['//evil.test', '/org/org-organisation'],
  ['/org/org-reviews?x=1', '/org/org-organisation'],
  [null, '/org/org-organisation'],
])('%s leads to %s', (wanted, page) => {
  expect(readWantedPage(wanted)).toBe(page)
})

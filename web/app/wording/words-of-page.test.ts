import { expect, it } from 'vitest'
import { wordsOfPage } from './words-of-page.ts'

it.each([
  ['/', ['guest']],
  ['/kwena-camp', ['guest']],
  ['/faq', ['guest', 'faq']],
  ['/terms/', ['guest', 'terms', 'operator']],
  ['/org/org-organisation', ['guest', 'staff']],
  ['/organic-camp', ['guest']],
])('%s shows the words of %j', (pathname, parts) => {
  expect(wordsOfPage(pathname)).toEqual(parts)
})

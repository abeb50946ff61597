import { expect, it } from 'vitest'
import { wordsOfPage } from './words-of-page.ts'

it.each([
  ['/', ['search', 'stay']],
  ['/kwena-camp', ['campsite', 'stay']],
  ['/kwena-camp/map', ['campsite', 'stay']],
  ['/kwena-camp/reserve', ['reserve', 'reservation']],
  ['/kwena-camp/reserve-ok', ['reservation']],
  ['/kwena-camp/reservation/abc', ['reservation']],
  ['/r/abc/confirm', ['reservation']],
  ['/r/abc/change', ['change', 'reservation', 'stay']],
  ['/r/abc/review', ['reviews']],
  ['/user/reviews', ['reviews']],
  ['/user/invitations', ['user']],
  ['/r/abc/invoice', ['invoice']],
  ['/r/abc/message', ['writing']],
  ['/faq', ['faq']],
  ['/terms/', ['terms', 'operator']],
  ['/org/org-organisation', ['staff']],
  ['/auth/login', ['auth']],
  ['/user/profile', ['profile']],
  ['/user/reservations', ['user', 'reservation']],
  ['/organic-camp', ['campsite', 'stay']],
])('%s shows the words of every page and %j', (pathname, parts) => {
  expect(wordsOfPage(pathname)).toEqual(['everywhere', ...parts])
})

import { expect, it } from 'vitest'
import { wordsOfPage } from './words-of-page.ts'

it.each([
  ['/', ['search', 'stay']],
  ['/kwena-camp', ['campsite', 'stay']],
  ['/kwena-camp/map', ['campsite', 'stay', 'plotMap']],
  ['/org/org-organisation/map', ['staff', 'plotMap']],
  ['/kwena-camp/reserve', ['reserve', 'bookingMoney', 'help']],
  ['/kwena-camp/reserve-ok', ['reservation', 'bookingMoney', 'quoteLines', 'help']],
  ['/kwena-camp/reservation/abc', ['reservation', 'bookingMoney', 'quoteLines', 'help']],
  ['/org/kwena-camp/bookings/abc', ['staff', 'reservation', 'bookingMoney', 'quoteLines', 'plotMap']],
  ['/r/abc/confirm', ['reservation', 'bookingMoney', 'quoteLines', 'help']],
  ['/r/abc/change', ['change', 'reservation', 'bookingMoney', 'stay', 'quoteLines', 'help']],
  ['/r/abc/review', ['reviews']],
  ['/user/reviews', ['reviews']],
  ['/user/invitations', ['user']],
  ['/r/abc/invoice', ['invoice']],
  ['/r/abc/receipt/0123456789ab', ['receipt']],
  ['/org/kwena-camp/bookings/abc/receipt/0123456789ab', ['staff', 'receipt']],
  ['/r/abc/message', ['writing', 'help']],
  ['/faq', ['faq']],
  ['/terms/', ['terms', 'operator']],
  ['/org/org-organisation', ['staff']],
  ['/auth/login', ['auth']],
  ['/user/profile', ['profile']],
  ['/user/reservations', ['user', 'reservation', 'help']],
  ['/organic-camp', ['campsite', 'stay']],
])('%s shows the words of every page and %j', (pathname, parts) => {
  expect(wordsOfPage(pathname)).toEqual(['everywhere', ...parts])
})

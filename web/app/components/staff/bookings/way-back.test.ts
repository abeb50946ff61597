import { expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

it.each(['/org/kwena-camp/today', '/org/kwena-camp/today?date=2026-11-21#arrivals', '/org/kwena-camp/calendar?open=482-913-107'])(
  'an act leads back to %s',
  (back) => {
    expect(wayBack({ back })).toBe(back)
  },
)

it.each([
  'https://elsewhere.example/org/a/today',
  '//elsewhere.example',
  'javascript:alert(1)',
  '/org/kwena-camp/todays',
  '/auth/logout',
  '',
])('an act does not lead to “%s”', (back) => {
  expect(wayBack({ back })).toBeUndefined()
})

it('an act that was begun on its booking leads nowhere else', () => {
  expect(wayBack({})).toBeUndefined()
})

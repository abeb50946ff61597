import { expect, it } from 'vitest'
import { resultsBefore } from './results-before.ts'

const from = (referer: string | null) =>
  resultsBefore(new Request('https://camp.test/kwena-camp', { headers: referer ? { referer } : {} }), 'https://camp.test')

it('leads back to the results that somebody came from', () => {
  expect(from('https://camp.test/?place=Ceres&page=2')).toBe('/?place=Ceres&page=2')
})

it.each([null, 'https://camp.test/', 'https://camp.test/faq?a=b', 'https://evil.test/?place=Ceres', 'nonsense'])(
  'leads nowhere from %j',
  (referer) => {
    expect(from(referer)).toBeNull()
  },
)

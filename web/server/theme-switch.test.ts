import { describe, expect, it } from 'vitest'
import { pageOfThisSite } from './theme-switch.ts'

describe('the page to return to', () => {
  it('is the one that the form names', () => {
    expect(pageOfThisSite('/kwena?arrivalDate=2027-02-05')).toBe('/kwena?arrivalDate=2027-02-05')
  })

  it.each([null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'is the first one for %j',
    (path) => {
      expect(pageOfThisSite(path)).toBe('/')
    },
  )
})

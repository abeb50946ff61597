import { expect, it } from 'vitest'
import { fallbackChannel, fallbackOccurrence, isFallback, originalOccurrence } from './fallback.ts'

it('goes from WhatsApp to SMS to e-mail, and no further', () => {
  expect(fallbackChannel('app')).toBe('sms')
  expect(fallbackChannel('sms')).toBe('email')
  expect(fallbackChannel('email')).toBeNull()
})

it('names the message that steps in once, from whichever channel it comes', () => {
  const first = fallbackOccurrence('7-days')

  expect(fallbackOccurrence(first)).toBe(first)
  expect(originalOccurrence(first)).toBe('7-days')
  expect([first, '7-days'].map(isFallback)).toEqual([true, false])
})

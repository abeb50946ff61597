import { describe, expect, it } from 'vitest'
import { isFromMachine, sentReference } from './enquiry-form.server.ts'

describe('what was posted', () => {
  it.each([
    ['http://spam.test', true],
    ['', false],
  ])('gives a machine away by the field that nobody sees: "%s" (%s)', (website, answer) => {
    const form = new FormData()
    form.set('website', website)

    expect(isFromMachine(form)).toBe(answer)
  })
})

it('shows a reference from the address, and nothing else', () => {
  expect(sentReference(new URLSearchParams('sent=482-913-107'))).toBe('482-913-107')
  expect(sentReference(new URLSearchParams('sent=<b>'))).toBeNull()
  expect(sentReference(new URLSearchParams())).toBeNull()
})

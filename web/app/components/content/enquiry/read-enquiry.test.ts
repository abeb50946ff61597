import { describe, expect, it } from 'vitest'
import { isEmail, isFromMachine, manyLines, sentReference, typedLine } from './read-enquiry.ts'

const form = (name: string, value: string) => {
  const data = new FormData()
  data.set(name, value)
  return data
}

describe('what was posted', () => {
  it('is one line where it stands in the head of an e-mail', () => {
    expect(typedLine(form('subject', ' Dogs\r\nBcc: all@example.test\0 '), 'subject')).toBe('Dogs Bcc: all@example.test')
  })

  it('keeps its lines where it is a message', () => {
    expect(manyLines(form('message', ' One\r\n\r\nTwo\0 '), 'message')).toBe('One\n\nTwo')
  })

  it('is nothing where it is not there', () => {
    expect(typedLine(new FormData(), 'name')).toBe('')
  })

  it('gives a machine away by the field that nobody sees', () => {
    expect(isFromMachine(form('website', 'http://spam.test'))).toBe(true)
    expect(isFromMachine(form('website', ''))).toBe(false)
  })
})

it.each([
  ['thandi@example.co.za', true],
  ['thandi@example', false],
  ['thandi example@x.za', false],
  ['a@b.za,c@d.za', false],
])('takes %s for an e-mail address: %s', (text, answer) => {
  expect(isEmail(text)).toBe(answer)
})

it('shows a reference from the address, and nothing else', () => {
  expect(sentReference(new URLSearchParams('sent=482-913-107'))).toBe('482-913-107')
  expect(sentReference(new URLSearchParams('sent=<b>'))).toBeNull()
  expect(sentReference(new URLSearchParams())).toBeNull()
})

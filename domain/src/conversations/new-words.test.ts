import { describe, expect, it } from 'vitest'
import { newWords } from './new-words.ts'

const mail = (...lines: readonly string[]) => newWords(lines.join('\n'))
const blanks = (count: number) => Array<string>(count).fill('')

describe('the words that an answer adds', () => {
  it('end where Outlook begins the mail that is answered: sender, date and subject within six lines', () => {
    const head = (blank: number) => mail('Yes please', 'From: Camp', 'Sent: Friday', ...blanks(blank), 'Subject: Your stay')

    expect(head(4)).toBe('Yes please')
    expect(mail('Yes please', '  From: Camp', '  Sent: Friday', '  Subject: Your stay')).toBe('Yes please')
    expect(head(5)).toContain('From: Camp')
    expect(mail('Yes please', 'From: Camp', ...blanks(4), 'Subject: Your stay', 'Sent: Friday')).toBe('Yes please')
    expect(mail('Yes please', 'From: Camp', ...blanks(5), 'Subject: Your stay', 'Sent: Friday')).toContain('From: Camp')
    expect(mail('Yes please', 'From: the gate it is far', 'Subject: none')).toContain('From: the gate')
    expect(mail('Yes please', 'From: the gate it is far', 'Date: none')).toContain('From: the gate')
  })

  it('begin with the words, not with the mail, where somebody starts with “From”', () => {
    expect(mail('From: Camp', 'Sent: Friday', 'Subject: Your stay', 'Old words')).toBe('')
  })

  it('end where a program says who wrote, over three lines at most', () => {
    expect(mail('Yes', 'On Fri, 4 Dec 2026 at 10:05,', 'Kwena Camp', 'wrote:', 'Old words')).toBe('Yes')
    expect(mail('Yes', 'On Fri, 4 Dec 2026 at 10:05,', 'Kwena', 'Camp', 'wrote:', 'Old words')).toContain('Old words')
    expect(mail('Yes', 'On Fri, 4 Dec 2026, Camp wrote:')).toBe('Yes')
    expect(mail('Yes', '  On Fri, 4 Dec 2026,  ', '  Camp wrote:  ')).toBe('Yes')
  })

  it('stand between the lines of the mail where these are quoted', () => {
    const answered = (blank: number) => mail('On Fri, 4 Dec 2026, Camp wrote:', ...blanks(blank), '> Dogs?', 'One small dog')

    expect(answered(0)).toBe('One small dog')
    expect(answered(4)).toBe('One small dog')
    expect(answered(5)).toBe('')
    expect(mail('  > Dogs?', 'One small dog', '>> Gate?', 'At eight')).toBe('One small dog\nAt eight')
    expect(mail('On Fri, 4 Dec 2026,', 'Camp wrote:', '> Dogs?', 'One small dog')).toBe('One small dog')
  })

  it('have no signature, no line of a telephone, no line that only parts', () => {
    expect(mail('Yes', '-- ', 'Thandi')).toBe('Yes')
    expect(mail('Yes', '--', 'Thandi')).toBe('Yes')
    expect(mail('Yes', '', 'Sent from my iPhone', '')).toBe('Yes')
    expect(mail('Yes', '_____', 'Sent from my iPhone')).toBe('Yes')
    expect(mail('Yes', '____')).toBe('Yes\n____')
    expect(mail('Sent from my iPhone')).toBe('Sent from my iPhone')
    expect(mail('Yes', '----- Original Message -----', 'Old words')).toBe('Yes')
  })

  it('keep one empty line between them, and none around', () => {
    expect(mail('', 'One', '', '', '', 'two  ', '')).toBe('One\n\ntwo')
    expect(newWords('One\r\ntwo\rthree')).toBe('One\ntwo\nthree')
  })

  it('are looked for in five thousand lines', () => {
    const long = Array.from({ length: 5_001 }, (_, nth) => `line ${nth + 1}`)

    expect(newWords(long.join('\n')).split('\n').at(-1)).toBe('line 5000')
  })
})

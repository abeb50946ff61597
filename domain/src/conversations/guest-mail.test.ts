import { describe, expect, it } from 'vitest'
import { isAutomaticMail } from './automatic-mail.ts'
import { readable, wordsOfMail } from './guest-mail.ts'
import { newWords } from './new-words.ts'

const answer = 'Yes please, two dogs.\n\nThandi'

describe('the new words of a mail', () => {
  it.each([
    ['Gmail', 'On Fri, 4 Dec 2026 at 10:05, Kwena Camp <replies+1@camp.example> wrote:\n\n> Bring dogs?\n>\n> See you'],
    ['Gmail, broken over lines', 'On Fri, 4 Dec 2026 at 10:05, Kwena Camp\n<replies+1@camp.example>\nwrote:\n\n> Bring dogs?'],
    ['Gmail, broken over two lines', 'On Fri, 4 Dec 2026 at 10:05, Kwena Camp\nwrote:\n\nBring dogs?'],
    ['Gmail in Afrikaans', 'Op Vr., 4 Des. 2026 om 10:05 het Kwena Camp <replies+1@camp.example> geskryf:\n\n> Honde?'],
    ['Apple Mail', '> On 4 Dec 2026, at 10:05, Kwena Camp wrote:\n> \n> Bring dogs?'],
    ['a program that quotes without marks', 'On 2026/12/04 10:05, Kwena Camp wrote:\nBring dogs?\nSee you'],
    [
      'Outlook',
      '________________________________\nFrom: Kwena Camp\nSent: Friday, 4 December 2026\nTo: Thandi\nSubject: Your booking\n\nBring dogs?',
    ],
    ['Outlook in Afrikaans', 'Van: Kwena Camp\nGestuur: Vrydag\nAan: Thandi\nOnderwerp: Jou bespreking\n\nHonde?'],
    ['old Outlook', '-----Original Message-----\nFrom: Kwena Camp\n\nBring dogs?'],
    ['a telephone', 'Sent from my iPhone\n\n> Bring dogs?'],
    ['a signature', '-- \nThandi Nkosi\nAttorney at law'],
  ])('stand above what it answers: %s', (_, below) => {
    expect(newWords(`${answer}\n\n${below}`)).toBe(answer)
    expect(newWords(`${answer}\n\n${below}`.replaceAll('\n', '\r\n'))).toBe(answer)
  })

  it('begin right behind the mail that is answered, where no empty line parts them', () => {
    expect(newWords('On Fri, 4 Dec 2026, Kwena Camp wrote:\n> Bring dogs?\nYes, two.')).toBe('Yes, two.')
    expect(newWords('On Fri, 4 Dec 2026, Kwena Camp wrote:\n \n> Bring dogs?\nYes, two.')).toBe('Yes, two.')
  })

  it('may stand below or between what it answers', () => {
    const quoted = 'On Fri, 4 Dec 2026, Kwena Camp wrote:\n> Bring dogs?\n\nYes, two.\n\n> And wood?\n\nNo.'

    expect(newWords(quoted)).toBe('Yes, two.\n\nNo.')
  })

  it('stand below what it answers where that begins within four empty lines', () => {
    const answered = (emptyLines: number) => `On Fri, 4 Dec 2026, Kwena Camp wrote:${'\n'.repeat(emptyLines + 1)}> Dogs?\n\nYes.`

    expect([newWords(answered(0)), newWords(answered(4)), newWords(answered(5))]).toEqual(['Yes.', 'Yes.', ''])
  })

  it('are all of it where nothing is quoted', () => {
    const plain = 'From: the gate we drove on.\nOn Friday my wife wrote you a letter: did it come?\nOn time?'

    expect(newWords(plain)).toBe(plain)
  })

  it('are found in a long mail of any kind', () => {
    const texts = [
      'On 1 '.repeat(60_000),
      'On 1 wrote\n'.repeat(30_000),
      `${'>'.repeat(50_000)}\n`.repeat(5),
      ' \n'.repeat(150_000),
    ]

    expect(texts.map((text) => newWords(text).length)).toEqual([299_999, 54_999, 0, 0])
  })
})

describe('what is kept of a mail', () => {
  const mail = { subject: 'Re: Your booking', text: 'Yes', attachments: [] }

  it('has a subject of its own, and names files', () => {
    expect(wordsOfMail(mail)).toBe('Yes')
    expect(wordsOfMail({ ...mail, subject: ' Lost hat  ', attachments: ['hat.jpg'] })).toBe('Lost hat\n\nYes\n[hat.jpg]')
    expect(wordsOfMail({ ...mail, text: '> Hello', attachments: ['form.pdf'] })).toBe('[form.pdf]')
    expect(wordsOfMail({ ...mail, text: ' ' })).toBe('')
  })

  it('is the whole text where somebody wrote into it without a mark', () => {
    const text = '-----Original Message-----\nBring dogs? Yes.'

    expect(wordsOfMail({ ...mail, text })).toBe(text)
  })

  it('is bounded, and has nothing that a store refuses', () => {
    const long = wordsOfMail({ ...mail, text: 'a'.repeat(9_000), attachments: Array.from({ length: 30 }, () => 'a.jpg') })

    expect(long.length).toBe(4_999)
    expect(wordsOfMail({ ...mail, text: 'a'.repeat(9_000) })).toBe('a'.repeat(4_998))
    expect(long.match(/\[a\.jpg\]/g)).toHaveLength(10)
    expect(readable('a\u0000b\u001b[2J\uD800\n\tc')).toBe('ab[2J\uFFFD\n\tc')
  })
})

describe('a mail that no person wrote', () => {
  const mail = (name: string, value: string) => new Map([[name, [value]]])

  it.each([
    ['auto-submitted', 'auto-replied; owner-email="x"'],
    ['auto-submitted', 'Auto-Generated'],
    ['precedence', 'bulk'],
    ['x-autoreply', 'yes'],
    ['list-id', '<a.example>'],
    ['return-path', '<>'],
    ['from', 'Mail Delivery <MAILER-DAEMON@example.org>'],
    ['content-type', 'multipart/report; report-type=disposition-notification'],
  ])('is known by %s: %s', (name, value) => {
    expect(isAutomaticMail(mail(name, value))).toBe(true)
  })

  it.each([
    ['auto-submitted', 'no'],
    ['precedence', 'first-class'],
    ['return-path', '<thandi@example.test>'],
    ['from', 'Thandi <thandi@example.test>'],
  ])('is not one with %s: %s', (name, value) => {
    expect(isAutomaticMail(mail(name, value))).toBe(false)
  })
})

import { wordsOfMail } from '@camp/domain/conversations/guest-mail.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { ParserThread } from '../parsing/parser-thread.ts'
import { readMail } from './read-mail.ts'
import { ThreadedMailReader } from './threaded-mail-reader.ts'

const headers = [
  'Delivered-To: box@camp.example',
  'From: "Nkosi, Thandi" <Thandi@Example.test>',
  'To: Kwena <replies+482913107-0a@camp.example>, desk@kwena.test',
  'Subject: =?utf-8?Q?Re:_Jou_bespreking_=C3=AA?=',
  'Message-ID: <a.1@example.test>',
  'MIME-Version: 1.0',
]
const mail = (...lines: readonly string[]) => Buffer.from([...headers, ...lines].join('\r\n'))
const alternative = (html: string, text?: string) =>
  mail(
    'Content-Type: multipart/alternative; boundary=b',
    '',
    ...(text === undefined ? [] : ['--b', 'Content-Type: text/plain; charset=utf-8', '', text]),
    ...['--b', 'Content-Type: text/html; charset=utf-8', '', html, '--b--', ''],
  )

describe('a mail that a guest sent', () => {
  it('is read with its addresses, subject and words', async () => {
    const read = await readMail(mail('Content-Type: text/plain; charset=utf-8', '', 'Ja, twee honde.', ''), null)

    expect(read).toMatchObject({
      messageId: '<a.1@example.test>',
      from: 'thandi@example.test',
      to: ['replies+482913107-0a@camp.example', 'desk@kwena.test', 'box@camp.example'],
      subject: 'Re: Jou bespreking ê',
      attachments: [],
    })
    expect(read?.text.trim()).toBe('Ja, twee honde.')
    expect(read?.headers.get('delivered-to')).toEqual(['box@camp.example'])
  })

  it('of HTML alone becomes text, without what it answers', async () => {
    const html = '<head><title>Mail</title></head><p>Yes,<br>two &amp; a cat</p>'
    const quotes = [
      '<div class="gmail_quote">Bring dogs?</div>',
      '<blockquote>Bring dogs?</blockquote>',
      '<div id="appendonsend">x</div>',
    ]
    for (const quote of quotes) expect((await readMail(alternative(html + quote), null))?.text).toBe('Yes,\ntwo & a cat')
    expect((await readMail(alternative('<blockquote>Dogs?</blockquote><p>Two</p>'), null))?.text).toContain('Two')
    expect((await readMail(alternative('<script>alert(1)</script><b>Hi</b>', 'Plain'), null))?.text.trim()).toBe('Plain')
    expect((await readMail(alternative('<style>p{}</style><script>alert(1)</script><b>Hi</b>'), null))?.text).toBe('Hi')
  })

  it('names its files, but no picture that its signature shows, also where it breaks off', async () => {
    const parts = [
      'Content-Type: multipart/mixed; boundary=m',
      '',
      ...['--m', 'Content-Type: text/plain', '', 'See the form'],
      ...['--m', 'Content-Type: multipart/related; boundary=r', ''],
      ...['--r', 'Content-Type: image/png; name=logo.png', 'Content-ID: <logo>', '', 'x', '--r--'],
      ...['--m', 'Content-Type: application/pdf', 'Content-Disposition: attachment; filename="form.pdf"', '', 'x'.repeat(500)],
    ]
    const read = await readMail(mail(...parts), null)

    expect(read?.attachments).toEqual(['form.pdf'])
    expect(read && wordsOfMail(read)).toBe('See the form\n[form.pdf]')
  })

  it('without a usable Message-ID is known by its bytes', async () => {
    const bare = Buffer.from('From: a@b.example\r\nMessage-ID: none\r\n\r\nHello')
    const [one, same, other] = await Promise.all([bare, bare, Buffer.concat([bare, bare])].map((file) => readMail(file, null)))

    expect(one?.messageId).toMatch(/^sha256 [\da-f]{64}$/)
    expect([same?.messageId === one?.messageId, other?.messageId === one?.messageId]).toEqual([true, false])
  })
})

describe('reading in a thread', () => {
  const thread = new ParserThread()
  const reader = new ThreadedMailReader(thread)
  afterAll(() => thread.close())

  it('answers as here, also of HTML, and nothing for what is none', async () => {
    const file = alternative('<p>Yes</p>')

    expect(await reader.read(file)).toEqual(await readMail(file, null))
    expect(await reader.read(new Uint8Array())).toBeNull()
    expect(
      await reader.read(Buffer.from(`${'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n'.repeat(4_000)}`)),
    ).toSatisfy((read) => read === null || typeof read === 'object')
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { ParserThread } from '../parsing/parser-thread.ts'
import { fuzz } from '../parsing/testing/fuzz.ts'
import { ThreadedDmarcReader } from './threaded-dmarc-reader.ts'

const thread = new ParserThread()
afterAll(() => thread.close())

const folder = new URL('./reading/fixtures/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => !name.endsWith('.md'))
  .map((name) => readFileSync(new URL(name, folder)))
const mail = (file: Buffer) =>
  Buffer.from(
    `From: a@b.example\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n` +
      `Content-Type: application/gzip\r\nContent-Transfer-Encoding: base64\r\n\r\n${file.toString('base64')}\r\n--b--\r\n`,
  )
const words = [
  ...['<record>', '</record>', '</feedback>', '<feedback>', '<!DOCTYPE x [<!ENTITY a "b">]>', '&a;', '&#x10FFFF;', '&#0;'],
  ...['<![CDATA[', ']]>', '<!--', '-->', '<?xml ?>', '<a '.repeat(2_000), '<a>'.repeat(5_000), '\0', '\uFFFE', '--b\r\n'],
  ...[
    '\r\nContent-Type: message/rfc822\r\n\r\n',
    '\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n',
    'PK\u0003\u0004',
    '\u001f\u008b',
  ],
]

it('a report that was broken on its way is answered, soon and in little memory', async () => {
  const reader = new ThreadedDmarcReader(thread)

  const { slowest, grown, answers } = await fuzz({
    name: 'DMARC reports',
    samples: [...files, ...files.map(mail)],
    words,
    runs: Number(process.env.FUZZ_RUNS ?? 500),
    read: async (file) => {
      const answer = await reader.read(file)
      if (!answer.ok) return answer.refusal.code
      for (const { records, reportId, orgName } of answer.value) {
        expect(records.length > 0 && reportId !== '' && orgName !== '').toBe(true)
      }
      return 'read'
    },
  })

  expect(answers.size).toBeGreaterThan(3)
  // The thread that reads is ended when it takes too long or wants more than 96 MB.
  expect(answers.has('took-too-long')).toBe(false)
  expect(slowest).toBeLessThan(10_000)
  expect(grown).toBeLessThan(32)
})

import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DeliveryStatusReader } from './delivery-status-reader.ts'

const secret = 'secret-of-the-bounces'
const reader = new DeliveryStatusReader({ secret })
const recorded = (name: string) => readFile(new URL(`./testing/${name}.eml`, import.meta.url), 'utf8')
const read = (rawBody: string) => reader.read({ secret, rawBody })

describe('a notification of a mail server', () => {
  it.each([
    ['postfix-failed', 'failed', /^Returned 5\.1\.1 550 5\.1\.1 .*does not exist/],
    ['exchange-failed', 'failed', /^Returned 5\.2\.2 .*mailbox is full/i],
    ['postfix-delivered', 'delivered', null],
  ])('as %s has it says what became of our mail', async (name, state, error) => {
    const answer = await read(await recorded(name))

    expect(answer).toEqual({
      ok: true,
      value: { messageId: '<message-1@camp.example>', state, error: error && expect.stringMatching(error) },
    })
  })

  it('of a mail that is still under way says nothing', async () => {
    expect(await read(await recorded('postfix-delayed'))).toEqual({ ok: true, value: null })
  })

  it('is read whatever its line ends are', async () => {
    const mail = (await recorded('postfix-failed')).replaceAll('\r\n', '\n')

    expect(await read(mail)).toEqual(await read(mail.replaceAll('\n', '\r\n')))
  })

  it.each(['', 'Subject: Hello\r\n\r\nGood morning', '\0', 'Content-Type: multipart/report; boundary=x\r\n\r\n--x'])(
    'that is %j is none',
    async (rawBody) => expect(await read(rawBody)).toEqual({ ok: false, refusal: { code: 'bounce-unreadable' } }),
  )

  it('is believed for its secret alone', async () => {
    const rawBody = await recorded('postfix-failed')
    const denied = { ok: false, refusal: { code: 'secret-invalid' } }

    expect(await reader.read({ secret: '', rawBody })).toEqual(denied)
    expect(await reader.read({ secret: `${secret}x`, rawBody })).toEqual(denied)
    expect(await new DeliveryStatusReader({ secret: null }).read({ secret: '', rawBody })).toEqual(denied)
  })

  it('cut, doubled or spoilt anywhere is read or refused, and breaks nothing', async () => {
    const rawBody = await recorded('postfix-failed')
    const where = fc.integer({ min: 0, max: rawBody.length })
    await fc.assert(
      fc.asyncProperty(where, where, fc.string({ unit: 'binary', maxLength: 20 }), async (from, to, noise) => {
        const spoilt = rawBody.slice(0, from) + noise + rawBody.slice(to)
        expect(await read(spoilt)).toHaveProperty('ok')
      }),
      { numRuns: 300 },
    )
  })
})

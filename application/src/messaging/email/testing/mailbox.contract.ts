import { afterEach, describe, expect, it } from 'vitest'
import type { Mailbox } from '../mailbox.ts'

export interface MailboxFixture {
  readonly mailbox: Mailbox
  stop(): Promise<void>
}

/** `start` is given the mails that wait, the oldest first. */
export function mailboxContract(adapter: string, start: (mails: readonly string[]) => Promise<MailboxFixture>): void {
  describe(`${adapter}: Mailbox`, () => {
    let fixture: MailboxFixture
    afterEach(() => fixture.stop())

    const taking = async (most: number, isTaken: (text: string) => boolean = () => true) => {
      const texts: string[] = []
      const answer = await fixture.mailbox.takeEach(most, async ({ bytes }) => {
        const text = Buffer.from(bytes ?? []).toString()
        texts.push(text)
        return isTaken(text)
      })
      return { texts, waiting: answer.ok ? answer.value.waiting : answer.refusal.code }
    }

    it('hands over each mail once, the oldest first, byte by byte', async () => {
      fixture = await start(['Subject: one\r\n\r\n\u00e9\r\n', 'Subject: two\r\n\r\n)\r\n* 1 FETCH\r\n'])

      expect(await taking(10)).toEqual({
        texts: ['Subject: one\r\n\r\n\u00e9\r\n', 'Subject: two\r\n\r\n)\r\n* 1 FETCH\r\n'],
        waiting: 0,
      })
      expect(await taking(10)).toEqual({ texts: [], waiting: 0 })
    })

    it('leaves what was too much for one time, and what was not taken', async () => {
      fixture = await start(['a', 'b', 'c'])

      expect(await taking(2, (text) => text !== 'a')).toEqual({ texts: ['a', 'b'], waiting: 2 })
      expect(await taking(10)).toEqual({ texts: ['a', 'c'], waiting: 0 })
    })

    it('takes nothing whose work threw, and everything before it', async () => {
      fixture = await start(['a', 'b'])
      const failing = fixture.mailbox.takeEach(10, async ({ bytes }) => {
        if (Buffer.from(bytes ?? []).toString() === 'b') throw new Error('the database is away')
        return true
      })

      await expect(failing).rejects.toThrow('the database is away')
      expect(await taking(10)).toEqual({ texts: ['b'], waiting: 0 })
    })

    it('is empty when nothing came', async () => {
      fixture = await start([])
      expect(await taking(10)).toEqual({ texts: [], waiting: 0 })
    })
  })
}

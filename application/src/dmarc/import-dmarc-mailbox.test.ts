import { system } from '@camp/application/shared/actor.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryMailbox } from '../messaging/email/testing/in-memory-mailbox.ts'
import { mailboxContract } from '../messaging/email/testing/mailbox.contract.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import type { DmarcFault } from './dmarc-reader.ts'
import { ImportDmarcMailbox } from './import-dmarc-mailbox.ts'
import type { ImportedDmarc } from './import-dmarc-reports.ts'
import { InMemoryTriedMails } from './testing/in-memory-tried-mails.ts'
import { triedMailsContract } from './testing/tried-mails.contract.ts'

const waiting = (text: string, nth: number) => ({ id: `1-${nth + 1}`, name: `mail ${nth + 1}`, bytes: Buffer.from(text) })

mailboxContract('in memory', async (mails) => ({
  mailbox: new InMemoryMailbox(mails.map(waiting)),
  stop: async () => {},
}))
triedMailsContract('in memory', async () => new InMemoryTriedMails())

const clock = new FixedClock('2026-12-03T12:00')
const command = { actor: system('test'), limit: 10, dryRun: false }
const answer = (file: string, error: DmarcFault): ImportedDmarc => ({ file, ok: false, error })

/** Each mail is read as its text says. */
function givenMailbox(...texts: readonly string[]) {
  const read: string[] = []
  const mailbox = new InMemoryMailbox(texts.map(waiting))
  const act = new ImportDmarcMailbox({
    reportMailbox: mailbox,
    triedMails: new InMemoryTriedMails(),
    importDmarcReports: {
      execute: async ({ files }) => {
        const [file] = files
        const text = Buffer.from(file?.bytes ?? []).toString()
        read.push(file?.name ?? '')
        if (text === 'fatal') throw new Error('the process ended')
        return accepted([answer(file?.name ?? '', text as DmarcFault)])
      },
    },
    clock,
  })
  return { act, read }
}

describe('the mailbox', () => {
  it('answers every mail, also what is no report, and takes it out', async () => {
    const { act } = givenMailbox('not-a-report', 'no-records')
    const answers = [answer('mail 1', 'not-a-report'), answer('mail 2', 'no-records')]

    expect(await act.execute({ ...command, dryRun: true })).toEqual(accepted({ answers, left: 0, putAside: [] }))
    expect(await act.execute(command)).toEqual(accepted({ answers, left: 0, putAside: [] }))
    expect(await act.execute(command)).toEqual(accepted({ answers: [], left: 0, putAside: [] }))
  })

  it('tries a mail three times that cannot be read in time, and then puts it aside by name', async () => {
    const { act, read } = givenMailbox('took-too-long', 'no-records')
    const late = answer('mail 1', 'took-too-long')
    const putAside = [{ id: '1-1', name: 'mail 1', at: clock.now() }]

    expect(await act.execute(command)).toEqual(
      accepted({ answers: [late, answer('mail 2', 'no-records')], left: 1, putAside: [] }),
    )
    expect(await act.execute({ ...command, dryRun: true })).toEqual(accepted({ answers: [late], left: 1, putAside: [] }))
    expect(await act.execute(command)).toEqual(accepted({ answers: [late], left: 1, putAside: [] }))
    expect(await act.execute(command)).toEqual(accepted({ answers: [late], left: 0, putAside }))
    expect(await act.execute(command)).toEqual(accepted({ answers: [], left: 0, putAside }))
    expect(read.filter((name) => name === 'mail 1')).toHaveLength(3 + 1)
  })

  it('puts a mail aside that ended the process three times, unread, and goes on with the others', async () => {
    const { act, read } = givenMailbox('fatal', 'no-records')
    for (let nth = 1; nth <= 3; nth += 1) await expect(act.execute(command)).rejects.toThrow('the process ended')

    expect(await act.execute(command)).toEqual(
      accepted({
        answers: [answer('mail 1', 'took-too-long'), answer('mail 2', 'no-records')],
        left: 0,
        putAside: [{ id: '1-1', name: 'mail 1', at: clock.now() }],
      }),
    )
    expect(read.filter((name) => name === 'mail 1')).toHaveLength(3)
  })

  it('says why it could not look', async () => {
    const reportMailbox = { takeEach: async () => refused({ code: 'login-refused' as const }) }
    const importDmarcReports = { execute: async () => accepted([]) }
    const act = new ImportDmarcMailbox({ reportMailbox, importDmarcReports, triedMails: new InMemoryTriedMails(), clock })

    expect(await act.execute(command)).toEqual(refused({ code: 'login-refused' }))
  })
})

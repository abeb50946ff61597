import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import type { WaitingMail } from '../messaging/email/mailbox.ts'
import { InMemoryMailbox } from '../messaging/email/testing/in-memory-mailbox.ts'
import { mailboxContract } from '../messaging/email/testing/mailbox.contract.ts'
import { system, visitor } from '../shared/actor.ts'
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
function givenPorts(mails: readonly WaitingMail[]) {
  const read: string[] = []
  const triedMails = new InMemoryTriedMails()
  const ports: ConstructorParameters<typeof ImportDmarcMailbox>[0] = {
    reportMailbox: new InMemoryMailbox(mails),
    triedMails,
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
  }
  return { ports, read, triedMails }
}

function givenMailbox(...texts: readonly string[]) {
  const { ports, read } = givenPorts(texts.map(waiting))
  return { act: new ImportDmarcMailbox(ports), read }
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

  it('takes a mail that is too large, unread', async () => {
    const { ports, read } = givenPorts([{ id: '1-1', name: 'mail 1', bytes: null }])

    expect(await new ImportDmarcMailbox(ports).execute(command)).toEqual(
      accepted({ answers: [answer('mail 1', 'too-large')], left: 0, putAside: [] }),
    )
    expect(read).toEqual([])
  })

  it('is read for the platform alone', async () => {
    const { ports, read } = givenPorts([waiting('no-records', 0)])

    expect(await new ImportDmarcMailbox(ports).execute({ ...command, actor: visitor })).toEqual(
      refused({ code: 'not-permitted' }),
    )
    expect(read).toEqual([])
  })

  it('forgets after ninety days what was put aside, and nothing in a dry run', async () => {
    const { ports, triedMails } = givenPorts([])
    const aside = async (days: number, dryRun: boolean) => {
      const now = clock.now()
      await triedMails.begin({ id: '1-1', name: 'mail 1' }, now)
      await triedMails.putAside('1-1', now)
      const later = new ImportDmarcMailbox({ ...ports, clock: { now: () => now.add({ hours: 24 * days, seconds: 1 }) } })
      const imported = await later.execute({ ...command, dryRun })
      return imported.ok && imported.value.putAside.length
    }

    expect([await aside(89, false), await aside(90, true), await aside(90, false)]).toEqual([1, 1, 0])
  })

  it('counts the tries of a mail anew once it was read', async () => {
    const { ports, triedMails } = givenPorts([waiting('no-records', 0)])
    const mail = { id: '1-1', name: 'mail 1' }
    for (let nth = 1; nth <= 2; nth += 1) await triedMails.begin(mail, clock.now())

    await new ImportDmarcMailbox(ports).execute({ ...command, dryRun: true })
    expect(await triedMails.begin(mail, clock.now())).toBe(3)
    await triedMails.forget(mail.id)
    await new ImportDmarcMailbox(ports).execute(command)

    expect(await triedMails.begin(mail, clock.now())).toBe(1)
  })

  it('does not count a dry run as a try', async () => {
    const { ports, triedMails } = givenPorts([waiting('took-too-long', 0)])

    await new ImportDmarcMailbox(ports).execute({ ...command, dryRun: true })

    expect(await triedMails.begin({ id: '1-1', name: 'mail 1' }, clock.now())).toBe(1)
  })
})

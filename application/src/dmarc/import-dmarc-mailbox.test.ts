import { system } from '@camp/application/shared/actor.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { ImportDmarcMailbox } from './import-dmarc-mailbox.ts'
import type { ImportedDmarc } from './import-dmarc-reports.ts'
import { InMemoryReportMailbox } from './testing/in-memory-report-mailbox.ts'
import { reportMailboxContract } from './testing/report-mailbox.contract.ts'

reportMailboxContract('in memory', async (mails) => ({
  mailbox: new InMemoryReportMailbox(mails.map((text, id) => ({ id, name: `mail ${id}`, bytes: Buffer.from(text) }))),
  stop: async () => {},
}))

const importDmarcReports = {
  execute: async ({ files }: { readonly files: readonly { readonly name: string }[] }) =>
    accepted(files.map(({ name: file }): ImportedDmarc => ({ file, ok: false, error: 'not-a-report' }))),
}
const mails = [
  { id: 1, name: 'mail 1', bytes: Buffer.from('x') },
  { id: 2, name: 'mail 2', bytes: null },
]
const answers = [
  { file: 'mail 1', ok: false, error: 'not-a-report' },
  { file: 'mail 2', ok: false, error: 'too-large' },
]
const command = { actor: system('test'), limit: 10, dryRun: false }

it('answers every mail, also what is no report, and takes it out', async () => {
  const acts = new ImportDmarcMailbox({ reportMailbox: new InMemoryReportMailbox(mails), importDmarcReports })

  expect(await acts.execute({ ...command, dryRun: true })).toEqual(accepted(answers))
  expect(await acts.execute(command)).toEqual(accepted(answers))
  expect(await acts.execute(command)).toEqual(accepted([]))
})

it('says why it could not look', async () => {
  const reportMailbox = { takeEach: async () => refused({ code: 'login-refused' as const }) }
  const acts = new ImportDmarcMailbox({ reportMailbox, importDmarcReports })

  expect(await acts.execute(command)).toEqual(refused({ code: 'login-refused' }))
})

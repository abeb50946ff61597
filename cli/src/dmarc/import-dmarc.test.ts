import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

describe('camp import dmarc', () => {
  it('answers each file', async () => {
    const door = fakeDoor()
    door.files.set('page.txt', 'hello')
    const answer = await camp('import dmarc report.xml page.txt --json', { door })

    expect(JSON.parse(answer.data)).toEqual([
      {
        file: 'report.xml',
        ok: true,
        reportId: 'report-1',
        orgName: 'google.com',
        records: 1,
        messages: 3,
        passed: 2,
        isNew: true,
      },
      { file: 'page.txt', ok: false, error: 'There is no DMARC report in this file.', code: 'not-a-report' },
    ])
    expect(answer.exit).toBe(1)
  })

  it('says that nothing was changed when nothing was', async () => {
    expect(await camp('import dmarc report.xml --dry-run')).toMatchObject({
      exit: 0,
      messages: expect.stringContaining('Nothing was changed.'),
    })
  })

  it('finds no file where there is none', async () => {
    expect((await camp('import dmarc none.xml')).exit).toBe(3)
  })

  it('reads what waits in the mailbox', async () => {
    expect(JSON.parse((await camp('import dmarc --mailbox --json')).data)).toMatchObject([{ file: 'mail 11', ok: true }])
    expect(await camp('import dmarc --mailbox --limit 2')).toMatchObject({
      exit: 1,
      messages: expect.stringContaining('did not answer'),
    })
  })

  it('says which mails are tried again, and which were put aside', async () => {
    const { exit, messages } = await camp('import dmarc --mailbox --limit 3')

    expect(exit).toBe(1)
    expect(messages).toContain('Tried again next time: 1.')
    expect(messages).toMatch(/Put aside.*\n\s+mail 9/)
  })

  it('wants either files or the mailbox', async () => {
    expect((await camp('import dmarc')).exit).toBe(2)
    expect((await camp('import dmarc report.xml --mailbox')).exit).toBe(2)
  })
})

import type { DmarcReport } from '@camp/domain/dmarc/dmarc-report.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { system, visitor } from '../shared/actor.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { type MailSummary, mostDaysShown, mostSourcesShown } from './dmarc-reports.ts'
import { ImportDmarcReports } from './import-dmarc-reports.ts'
import { ShowMailSummary } from './show-mail-summary.ts'

const platform = system('test')
const clock = new FixedClock('2026-12-03T12:00')

function report(reportId: string): DmarcReport {
  const record = { sourceIp: '192.0.2.1', disposition: 'none', headerFrom: 'camp.example' } as const
  return {
    orgName: 'google.com',
    reportId,
    domain: 'camp.example',
    begin: Temporal.Instant.from('2026-12-01T00:00Z'),
    end: Temporal.Instant.from('2026-12-02T00:00Z'),
    records: [
      { ...record, count: 5, dkim: 'pass', spf: 'fail' },
      { ...record, count: 2, dkim: 'fail', spf: 'fail' },
    ],
  }
}

const answered = (file: string, reportId: string, isNew: boolean) => ({
  file,
  ok: true,
  reportId,
  orgName: 'google.com',
  records: 2,
  messages: 7,
  passed: 5,
  isNew,
})

describe('reports of receivers', () => {
  function importing() {
    const kept = new Set(['known'])
    const act = new ImportDmarcReports({
      dmarcReader: {
        read: async ([first = 0]) =>
          first === 0 ? refused({ code: 'not-a-report' }) : accepted([report('known'), report(`new-${first}`)]),
      },
      dmarcReports: {
        has: async ({ reportId }) => kept.has(reportId),
        add: async ({ reportId }, at) => {
          expect(at).toEqual(clock.now())
          return kept.size < kept.add(reportId).size
        },
      },
      transaction: new InMemoryTransaction(),
      clock,
    })
    const files = [1, 0].map((first) => ({ name: `file-${first}`, bytes: new Uint8Array([first]) }))
    return { act, files, kept }
  }
  const answers = accepted([
    answered('file-1', 'known', false),
    answered('file-1', 'new-1', true),
    { file: 'file-0', ok: false, error: 'not-a-report' },
  ])

  it('are kept once each, and a file that is none is named', async () => {
    const { act, files, kept } = importing()

    expect(await act.execute({ actor: platform, files, dryRun: false })).toEqual(answers)
    expect([...kept]).toEqual(['known', 'new-1'])
  })

  it('are told of and not kept in a dry run', async () => {
    const { act, files, kept } = importing()

    expect(await act.execute({ actor: platform, files, dryRun: true })).toEqual(answers)
    expect([...kept]).toEqual(['known'])
  })

  it('are for the platform alone', async () => {
    const { act, files, kept } = importing()

    expect(await act.execute({ actor: visitor, files, dryRun: false })).toEqual(refused({ code: 'not-permitted' }))
    expect([...kept]).toEqual(['known'])
  })
})

describe('the mail in our name', () => {
  const asked: (string | null)[] = []
  const show = new ShowMailSummary({
    dmarcReports: {
      summary: async (since) => {
        asked.push(since?.toString() ?? null)
        return {} as MailSummary
      },
    },
    triedMails: { aside: async () => [] },
    clock,
  })

  it('is summed up from so many days ago, or from the beginning', async () => {
    for (const days of [7, null]) expect((await show.execute({ actor: platform, days })).ok).toBe(true)

    expect(asked).toEqual(['2026-11-26T10:00:00Z', null])
    expect(await show.execute({ actor: visitor, days: 7 })).toEqual(refused({ code: 'not-permitted' }))
  })
})

it('a summary shows sixty days and a hundred senders at most', () => {
  expect([mostDaysShown, mostSourcesShown]).toEqual([60, 100])
})

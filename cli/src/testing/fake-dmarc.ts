import type { UseCases } from '@camp/application/use-cases.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

/** A file with a greeting is no report; all others are one of one record. */
export const fakeDmarc = {
  importDmarcReports: {
    execute: async ({ files }) =>
      accepted(
        files.map(({ name, bytes }) =>
          !Buffer.from(bytes).toString().startsWith('hello')
            ? report(name)
            : { file: name, ok: false as const, error: 'not-a-report' as const },
        ),
      ),
  },
  /** The mailbox holds one report, and its server is away when two are asked for; of three one is late. */
  importDmarcMailbox: {
    execute: async ({ limit }) =>
      limit === 2
        ? refused({ code: 'no-answer' as const })
        : limit === 3
          ? accepted({
              answers: [{ file: 'mail 12', ok: false, error: 'took-too-long' }],
              left: 1,
              putAside: [{ id: '1-9', name: 'mail 9', at: Temporal.Instant.from('2026-12-03T10:00Z') }],
            })
          : accepted({ answers: [report('mail 11')], left: 0, putAside: [] }),
  },
} satisfies Partial<UseCases>

function report(file: string) {
  const counts = { records: 1, messages: 3, passed: 2 }
  return { file, ok: true as const, reportId: 'report-1', orgName: 'google.com', ...counts, isNew: true }
}

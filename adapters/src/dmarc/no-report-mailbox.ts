import type { ReportMailbox } from '@camp/application/dmarc/report-mailbox.ts'
import { refused } from '@camp/domain/shared/result.ts'

/** Where none is configured. */
export const noReportMailbox: ReportMailbox = {
  takeEach: async () => refused({ code: 'not-configured' }),
}

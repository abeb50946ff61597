import type { Report } from '@camp/application/reports/show-report.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { type ReportKind, reportFigures } from '@camp/domain/reports/report.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const report = (kind: ReportKind): Report => ({
  kind,
  month: Temporal.PlainYearMonth.from('2026-12'),
  currency: null,
  currencies: [],
  ...reportFigures(kind, []),
})

/** A December in which nothing happened. */
export const fakeReports = {
  showPlatformReport: { execute: async ({ kind }) => accepted(report(kind)) },
  showOrganisationReport: { execute: async ({ kind }) => accepted(report(kind)) },
} satisfies Partial<{ [Name in keyof UseCases]: Pick<UseCases[Name], 'execute'> }>

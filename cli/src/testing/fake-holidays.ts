import type { ListedMasterRow } from '@camp/application/master-data/master-data.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const values = { country: 'ZA', date: '2026-11-04', name: 'Elections' }
const row: ListedMasterRow = { id: 'ZA-2026-11-04', values, labels: { country: 'South Africa' }, uses: {} }
const [before, after] = [Money.rand(720), Money.rand(740)]
const held = {
  simpleReference: '482-913-107',
  organisationName: 'Kloofwater Camp',
  arrival: Temporal.PlainDate.from('2027-02-01'),
  departure: Temporal.PlainDate.from('2027-02-05'),
  before,
  after,
}

/** One declared day, and three open holds of which one would cost more. */
export const fakeHolidays = {
  listMasterData: { execute: async () => accepted({ rows: [row], total: 1 }) },
  showMasterRow: { execute: async () => accepted({ row, revision: '1', choices: {} }) },
  saveMasterRow: { execute: async () => accepted({ id: row.id }) },
  deleteMasterRow: { execute: async () => accepted(null) },
  previewHolidayChange: { execute: async () => accepted({ openHolds: 3, changed: 1, before, after, rows: [held] }) },
} satisfies Partial<{ [Name in keyof UseCases]: Pick<UseCases[Name], 'execute'> }>

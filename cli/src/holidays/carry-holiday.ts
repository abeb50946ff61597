import type { HolidayKind } from '@camp/application/holidays/holiday-rows-of.ts'
import type { HolidayPreview, PreviewHolidayRefusal } from '@camp/application/holidays/preview-holiday-change.ts'
import type { DeleteMasterRowRefusal, SaveMasterRowRefusal } from '@camp/application/master-data/manage-master-data.ts'
import type { MasterProblem } from '@camp/domain/master-data/read-master-row.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { type Answer, report, type Stop, stop } from '../answer.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { isUnasked, yesMissing } from '../reservations/carry-change.ts'

interface Change {
  readonly kind: HolidayKind
  /** Null: a new one. */
  readonly id: string | null
  /** Null: it goes. */
  readonly typed: Readonly<Record<string, string>> | null
  readonly dryRun: boolean
  readonly yes: boolean
}

type Refusal = PreviewHolidayRefusal | SaveMasterRowRefusal | DeleteMasterRowRefusal

/** Says what the change does to prices, wants a yes, and does it. */
export async function carryHoliday(cli: Cli, change: Change): Promise<Answer> {
  const { kind, id, typed, dryRun, yes } = change
  const { previewHolidayChange, showMasterRow } = await cli.useCases()
  const found = await showMasterRow.execute({ actor: operator, kind, id })
  if (!found.ok) return stopOf(found.refusal, id)
  const shown = await previewHolidayChange.execute({ actor: operator, kind, id, typed })
  if (!shown.ok) return stopOf(shown.refusal, id)
  const effect = effectReport(shown.value)
  if (dryRun) return report({ ...effect, messages: [...effect.messages, 'Nothing was changed.'] })
  if (isUnasked(cli, change)) return yesMissing
  if (!yes && !(await cli.ask?.yes(`${effect.messages.join(' ')} Carry on?`))) return stop('refused', 'Nothing was changed.')
  const done = await carryOut(cli, change, found.value.revision)
  if (!done.ok) return stopOf(done.refusal, id)
  return report({ ...effect, messages: [...effect.messages, id === null ? 'Added.' : 'Removed.'] })
}

/** The revision is of what was there before anybody was asked. */
async function carryOut(cli: Cli, { kind, id, typed }: Change, revision: string): Promise<Result<unknown, Refusal>> {
  const { saveMasterRow, deleteMasterRow } = await cli.useCases()
  if (typed) return saveMasterRow.execute({ actor: operator, kind, id, revision, typed })
  return deleteMasterRow.execute({ actor: operator, kind, id: id ?? '', revision })
}

function effectReport({ openHolds, changed, before, after, rows }: HolidayPreview) {
  const inRand = rows.map((row) => ({
    reference: row.simpleReference,
    organisation: row.organisationName,
    arrival: row.arrival.toString(),
    departure: row.departure.toString(),
    before: row.before.toRand(),
    after: row.after.toRand(),
  }))
  return {
    json: { openHolds, changed, before: before.toRand(), after: after.toRand(), holds: inRand },
    tables: rows.length === 0 ? [] : [tableOf(inRand)],
    messages: [
      `Open holds: ${openHolds}. Of these ${changed} would cost something else if asked for again` +
        (changed > 0 ? `: R${before.toRand().toFixed(2)} before, R${after.toRand().toFixed(2)} after.` : '.'),
      'Bookings and open holds keep their price.',
    ],
  }
}

function tableOf(rows: readonly Readonly<Record<string, string | number>>[]) {
  const columns = ['Hold', 'Organisation', 'Arrival', 'Departure', 'Now', 'Afterwards'].map((name) =>
    name === 'Now' || name === 'Afterwards' ? { name, isNumber: true as const } : { name },
  )
  return {
    columns,
    rows: rows.map((row) => Object.values(row).map((value) => (typeof value === 'number' ? value.toFixed(2) : value))),
  }
}

const problemWords = {
  missing: 'is missing',
  form: 'is not written like that',
  'not-a-number': 'is not a number',
  'not-whole': 'is not a whole number',
  'not-a-date': 'is not a date like 2026-12-16',
  'too-long': 'is too long',
  'out-of-range': 'is out of range',
  'no-timezone': 'is not a time zone',
  'ends-before-it-starts': 'is before --from',
} as const satisfies Record<MasterProblem['code'], string>

const optionOf: Readonly<Record<string, string>> = {
  startDate: '--from',
  endDate: '--to',
  date: '--date',
  region: '--region',
  year: '--year',
}

function stopOf(refusal: Refusal, id: string | null): Stop {
  switch (refusal.code) {
    case 'not-found':
    case 'not-permitted':
      return refusalStop({ code: refusal.code }, id ?? 'Holidays')
    case 'fields-invalid':
      return stop(
        'usage',
        ...refusal.problems.map(({ field, code }) => `${optionOf[field] ?? `--${field}`} ${problemWords[code]}.`),
      )
    case 'changed-meanwhile':
      return stop('conflict', 'Somebody has just changed it. Try again.')
    case 'taken':
      return stop('conflict', 'There is already a holiday like this.')
    case 'parent-unknown':
      return stop('not-found', 'There is no such country or province.')
    case 'in-use':
      return stop('conflict', 'It is in use, so it cannot be removed.')
    case 'already-in-force':
      return stop('conflict', 'It is in force already, so it cannot be changed.')
    case 'name-is-known':
      return stop('conflict', 'Others know it by its name, so it keeps that name.')
    case 'currency-in-use':
      return stop('conflict', 'Campsites have prices in this currency, so it cannot be changed.')
  }
}

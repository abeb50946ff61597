import { readField, type SettingsFieldProblem } from '../organisations/settings/read-field.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { fieldsOfKind, type MasterKind, type MasterRule } from './master-kinds.ts'

export type MasterValue = string | number | boolean | null
export type MasterValues = Readonly<Record<string, MasterValue>>

export type MasterProblem = { readonly field: string } & (
  | Extract<SettingsFieldProblem, { code: 'too-long' | 'out-of-range' }>
  | { readonly code: 'missing' | 'form' | 'not-a-number' | 'not-a-date' }
  | { readonly code: 'not-whole' | 'no-timezone' | 'ends-before-it-starts' }
)

/** What somebody typed, as the values that are stored, or everything that is wrong with it. */
export function readMasterRow(
  kind: MasterKind,
  typed: Readonly<Record<string, string>>,
): Result<MasterValues, readonly MasterProblem[]> {
  const read = Object.entries(fieldsOfKind(kind)).map(([field, { rule }]) => ({
    field,
    reading: readValue(rule, typed[field] ?? ''),
  }))
  const values = Object.fromEntries(read.map(({ field, reading }) => [field, reading.ok ? reading.value : null]))
  const problems = read.flatMap(({ field, reading }) => (reading.ok ? [] : [{ field, ...reading.refusal } as MasterProblem]))
  const all = [...problems, ...(problems.length === 0 ? judgeTogether(values) : [])]
  return all.length > 0 ? refused(all) : accepted(values)
}

/** The value as it stands in a form; `readMasterRow` gives it back. */
export function masterText(value: MasterValue | undefined): string {
  if (value === true) return 'yes'
  return value === null || value === undefined || value === false ? '' : String(value)
}

function readValue(rule: MasterRule, typed: string): Result<MasterValue, { readonly code: string }> {
  const text = typed.trim()
  switch (rule.kind) {
    case 'chosen':
      return text === '' && rule.isRequired ? refused({ code: 'missing' }) : accepted(text || null)
    case 'whole':
      return readWhole(rule, text)
    case 'date':
      return text === ''
        ? refused({ code: 'missing' })
        : (readField(rule, text) as Result<MasterValue, { readonly code: string }>)
    case 'line':
    case 'yes-no':
    case 'decimal':
      return readField(rule, text) as Result<MasterValue, { readonly code: string }>
  }
}

function readWhole({ from, to }: Extract<MasterRule, { kind: 'whole' }>, text: string) {
  if (text === '') return refused({ code: 'missing' })
  if (!/^-?\d{1,9}$/.test(text)) return refused({ code: 'not-whole' })
  const number = Number(text)
  return number < from || number > to ? refused({ code: 'out-of-range', from, to }) : accepted(number)
}

/** What only several values together say. */
function judgeTogether({ timezone, startDate, endDate, direction, endpoint }: MasterValues): readonly MasterProblem[] {
  const leadsNowhere = (direction === 'out' || direction === 'both') && !endpoint
  if (leadsNowhere) return [{ field: 'endpoint', code: 'missing' }]
  if (typeof timezone === 'string' && !isTimezone(timezone)) return [{ field: 'timezone', code: 'no-timezone' }]
  const ends = typeof startDate === 'string' && typeof endDate === 'string' && endDate < startDate
  return ends ? [{ field: 'endDate', code: 'ends-before-it-starts' }] : []
}

function isTimezone(name: string): boolean {
  try {
    return /^[A-Za-z_]+\/[A-Za-z_/+-]+$/.test(name) && Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name) !== null
  } catch {
    return false
  }
}

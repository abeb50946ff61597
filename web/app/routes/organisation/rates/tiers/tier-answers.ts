import type { TiersRefusal } from '@camp/application/pricing/settings/rate-use-cases.ts'
import type { Plot, Tier } from '@camp/domain/plots/plot.ts'
import { columnsOf, rateColumns } from '@camp/domain/pricing/rate-sheet.ts'
import type { Currency } from '@camp/domain/shared/money.ts'
import { centsField, typedCents, typedWhole } from '#app/formatting/typed-number.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

/** As typed; a row with nothing in it is no tier. */
export interface TierAnswers {
  readonly paxFrom: string
  readonly paxTo: string
  readonly offPeak: string
  readonly peak: string
  readonly superPeak: string
}

export interface TierProblem {
  readonly field: string
  readonly code: Extract<TextKey<'rateSettings'>, `tierProblem_${string}`>
  readonly values: Readonly<Record<'from' | 'to', number>>
}

const fields = ['paxFrom', 'paxTo', ...rateColumns] as const
const emptyTier: TierAnswers = { paxFrom: '', paxTo: '', offPeak: '', peak: '', superPeak: '' }
const emptyRows = 2

/** The tiers of a plot, and two empty rows for more. */
export function tierAnswers({ tiers }: Pick<Plot, 'tiers'>): readonly TierAnswers[] {
  return withEmptyRows(
    tiers.map(({ paxFrom, paxTo, rates }) => ({
      paxFrom: String(paxFrom),
      paxTo: String(paxTo),
      offPeak: centsField(rates.offPeak.cents),
      peak: centsField(rates.peak.cents),
      superPeak: centsField(rates.superPeak.cents),
    })),
  )
}

export function withEmptyRows(answers: readonly TierAnswers[]): readonly TierAnswers[] {
  return [...answers, ...Array.from({ length: emptyRows }, () => emptyTier)]
}

/** Fields come as parallel lists, one entry a row. */
export function readTierAnswers(form: FormData): readonly TierAnswers[] {
  const lists = fields.map((field) => [field, form.getAll(field).map((text) => String(text).trim())] as const)
  const rows = form.getAll('paxFrom').map((_, row) => Object.fromEntries(lists.map(([field, list]) => [field, list[row] ?? ''])))
  return (rows as unknown as readonly TierAnswers[]).filter((row) => fields.some((field) => row[field] !== ''))
}

/** Rows count from 0; a field's id is its name and row. */
export function readTiers(answers: readonly TierAnswers[], currency: Currency): readonly Tier[] | readonly TierProblem[] {
  const problems = answers.flatMap((row, position) =>
    fields.filter((field) => typedValue(field, row[field]) === null).map((field) => unreadable(field, position)),
  )
  if (problems.length > 0) return problems
  const number = (row: TierAnswers, field: keyof TierAnswers) => typedValue(field, row[field]) ?? 0
  return answers.map((row) => ({
    paxFrom: number(row, 'paxFrom'),
    paxTo: number(row, 'paxTo'),
    rates: columnsOf([number(row, 'offPeak'), number(row, 'peak'), number(row, 'superPeak')], currency),
  }))
}

type Shown = Exclude<TiersRefusal, { readonly code: 'not-found' | 'not-permitted' }>

export function tierProblemsOf(refusal: Shown): readonly TierProblem[] {
  const values = 'paxFrom' in refusal ? { from: refusal.paxFrom, to: refusal.paxTo } : noGuests
  return [{ field: 'paxFrom0', code: `tierProblem_${refusal.code}`, values }]
}

const noGuests = { from: 0, to: 0 }

function unreadable(field: keyof TierAnswers, position: number): TierProblem {
  const code = field === 'paxFrom' || field === 'paxTo' ? 'tierProblem_guests' : 'tierProblem_amount'
  return { field: `${field}${position}`, code, values: { from: position + 1, to: position + 1 } }
}

function typedValue(field: keyof TierAnswers, text: string): number | null {
  return field === 'paxFrom' || field === 'paxTo' ? typedWhole(text) : typedCents(text)
}

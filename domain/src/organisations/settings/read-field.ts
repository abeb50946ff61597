import type { CancellationPolicy } from '../../cancellation/cancellation-policy.ts'
import { policyProblems } from '../../cancellation/cancellation-policy-problems.ts'
import { readDate } from '../../formatting/read-date.ts'
import { readMoney } from '../../formatting/read-money.ts'
import { accepted, type Result, refused } from '../../shared/result.ts'
import { reservedSlugs } from '../reserved-slugs.ts'
import { longestSlug, slugForm } from '../slug-form.ts'
import type { FieldRule } from './field-rule.ts'
import type { FieldValue } from './organisation-record.ts'

export type SettingsFieldProblem =
  | { readonly code: 'missing' | 'form' | 'not-a-number' | 'not-money' | 'not-a-choice' | 'not-a-date' | 'policy' }
  | { readonly code: 'slug-form' | 'slug-reserved' }
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'out-of-range'; readonly from: number; readonly to: number }

type Reading = Result<FieldValue, SettingsFieldProblem>

const longestList = 100

/** What somebody typed, as the value that is stored. Empty optional fields are null. */
export function readField(rule: FieldRule, typed: string): Reading {
  const text = typed.trim()
  switch (rule.kind) {
    case 'line':
      return readLine(rule, text.replace(/\s+/g, ' '))
    case 'html':
      return text.length > rule.most ? refused({ code: 'too-long', most: rule.most }) : accepted(text)
    case 'slug':
      return readSlug(text)
    case 'yes-no':
      return accepted(text !== '')
    case 'decimal':
      return readDecimal(rule, text)
    case 'money':
      return moneyOf(rule, text)
    case 'choice':
      return rule.of.includes(text) ? accepted(text || null) : refused({ code: 'not-a-choice' })
    case 'date':
      return dateOf(text)
    case 'list':
      return accepted([...new Set(text.split(',').filter(Boolean))].toSorted().slice(0, longestList))
    case 'several':
      return readSeveral(rule.of, text)
    case 'policy':
      return readPolicy(text)
  }
}

/** The value as it stands in a form; `readField` gives it back. */
export function fieldText(rule: FieldRule, value: FieldValue): string {
  if (value === null || value === false) return ''
  if (value === true) return 'yes'
  if (rule.kind === 'money') return (Number(value) / 100).toFixed(2)
  if (rule.kind === 'policy') return policyText(value as CancellationPolicy)
  return String(value)
}

function readLine({ most, isRequired, form }: Extract<FieldRule, { kind: 'line' }>, text: string): Reading {
  if (text === '') return isRequired ? refused({ code: 'missing' }) : accepted(null)
  if (text.length > most) return refused({ code: 'too-long', most })
  return form && !form.test(text) ? refused({ code: 'form' }) : accepted(text)
}

function readSlug(text: string): Reading {
  if (text === '') return refused({ code: 'missing' })
  if (text.length > longestSlug) return refused({ code: 'too-long', most: longestSlug })
  if (!slugForm.test(text)) return refused({ code: 'slug-form' })
  return reservedSlugs.has(text) ? refused({ code: 'slug-reserved' }) : accepted(text)
}

/** A comma is a point: people write both. */
function readDecimal({ from, to }: Extract<FieldRule, { kind: 'decimal' }>, text: string): Reading {
  if (text === '') return refused({ code: 'missing' })
  const number = Number(text.replace(',', '.').replace('\u2212', '-'))
  if (!Number.isFinite(number)) return refused({ code: 'not-a-number' })
  return number < from || number > to ? refused({ code: 'out-of-range', from, to }) : accepted(number === 0 ? 0 : number)
}

const tenMillionRand = 1_000_000_000

/** Cents, below ten million rand. */
function moneyOf({ isRequired }: Extract<FieldRule, { kind: 'money' }>, text: string): Reading {
  if (text === '') return isRequired ? accepted(0) : accepted(null)
  const cents = readMoney(text)
  if (!cents.ok || cents.value < 0 || cents.value >= tenMillionRand) return refused({ code: 'not-money' })
  return accepted(cents.value)
}

/** In the order of the choices. */
function readSeveral(choices: readonly string[], text: string): Reading {
  const chosen = text.split(',').filter(Boolean)
  if (!chosen.every((one) => choices.includes(one))) return refused({ code: 'not-a-choice' })
  return accepted(choices.filter((choice) => chosen.includes(choice)))
}

function dateOf(text: string): Reading {
  if (text === '') return accepted(null)
  const date = readDate(text)
  return date ? accepted(date.toString()) : refused({ code: 'not-a-date' })
}

/** `14:100,7:50`, most days first; an empty text refunds nothing. */
function readPolicy(text: string): Reading {
  const steps = text.split(',').filter(Boolean)
  const read = steps.map((step) => /^(\d{1,3}):(\d{1,3})$/.exec(step.trim()))
  if (read.includes(null)) return refused({ code: 'policy' })
  const policy = read.map((step) => ({ daysBeforeArrival: Number(step?.[1]), refundPercentage: Number(step?.[2]) }))
  return policyProblems(policy).length === 0 ? accepted(policy) : refused({ code: 'policy' })
}

function policyText(policy: CancellationPolicy): string {
  return policy.map(({ daysBeforeArrival, refundPercentage }) => `${daysBeforeArrival}:${refundPercentage}`).join(',')
}

import type { ImportProblem } from '@camp/application/import-export/organisation-document.ts'
import type * as z from 'zod'

type Issue = z.core.$ZodIssue

/** A fault of the schema in words: `{ path: 'organisations[2].name', problem: 'expected a text, got 7' }`. */
export function toProblems(issue: Issue, document: unknown): readonly ImportProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: pathText([...issue.path, key]), problem: 'unknown field' }))
  }
  return [{ path: pathText(issue.path), problem: problemText(issue, valueAt(document, issue.path)) }]
}

function problemText(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${typeNames[issue.expected] ?? issue.expected}, got ${shown(value)}`
    case 'invalid_value':
      return `expected ${issue.values.map((option) => JSON.stringify(option)).join(' or ')}, got ${shown(value)}`
    case 'too_big':
    case 'too_small':
      return `expected ${issue.message}, got ${Array.isArray(value) ? value.length : shown(value)}`
    case 'custom':
      return issue.params?.isExpected ? `expected ${issue.message}, got ${shown(value)}` : issue.message
    default:
      return `expected ${issue.message}, got ${shown(value)}`
  }
}

const typeNames: Readonly<Record<string, string>> = { object: 'an object', array: 'a list', string: 'a text', number: 'a number' }

function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return text.startsWith('.') ? text.slice(1) : text || 'document'
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    document,
  )
}

const longestShown = 60

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value)
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}

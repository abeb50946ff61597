import type { AuditChange } from '../audit/audit-trail.ts'
import { auditChanges, masked } from '../audit/audited.ts'
import type { ImportedOrganisation } from './imported-organisation.ts'

type Texts = Readonly<Record<string, string>>

/** What an import made of an organisation, field by field; of a new one how it began. */
export function importChanges(before: ImportedOrganisation | undefined, after: ImportedOrganisation): readonly AuditChange[] {
  if (!before) return auditChanges({}, { name: after.name, slug: after.slug, province: after.province })
  const old = documentTexts(before)
  const emptied = Object.fromEntries(Object.keys(old).map((field) => [field, '']))
  return auditChanges(old, { ...emptied, ...documentTexts(after) })
}

/** People can be erased, the trail cannot: it has how many work there, not who. */
function documentTexts({ users, ...organisation }: ImportedOrganisation): Texts {
  return Object.fromEntries([...textsUnder('', organisation), ['users', String(users.length)]])
}

/** `sites.River.plots.Stand 1.rates.peak`: rows go by their name, what has none stands whole. */
function textsUnder(path: string, value: unknown): readonly (readonly [field: string, text: string])[] {
  if (value === null || value === undefined) return [[path, '']]
  if (typeof value !== 'object') return [[path, String(value)]]
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([name, part]) => textsUnder(joined(path, name), part))
  return value.every(isNamed)
    ? value.flatMap((row) => textsUnder(joined(path, row.name), row))
    : [[path, JSON.stringify(value, withoutSecrets)]]
}

/** Whoever knows the address of a calendar can read it. */
function withoutSecrets(field: string, part: unknown): unknown {
  return field === 'feedUrl' && typeof part === 'string' ? masked(part) : part
}

function isNamed(row: unknown): row is { readonly name: string } {
  return typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string'
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

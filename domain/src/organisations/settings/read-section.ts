import { accepted, type Result, refused } from '../../shared/result.ts'
import { fieldRules } from './field-rule.ts'
import type { OrganisationField, OrganisationRecord } from './organisation-record.ts'
import { fieldsOfSection, type OrganisationSection } from './organisation-sections.ts'
import { fieldText, readField, type SettingsFieldProblem } from './read-field.ts'

/**
 * The fields of one form as text: as typed, or as `sectionTexts` writes them. A field that is absent is
 * empty.
 */
export type SectionTexts = Readonly<Partial<Record<OrganisationField, string>>>

export type SectionProblem = SettingsFieldProblem & { readonly field: OrganisationField }

/** All fields of a form, or everything that is wrong with them. */
export function readSection(
  section: OrganisationSection,
  typed: SectionTexts,
): Result<Partial<OrganisationRecord>, readonly SectionProblem[]> {
  const readings = fieldsOfSection(section).map((field) => [field, readField(fieldRules[field], typed[field] ?? '')] as const)
  const problems = readings.flatMap(([field, read]) => (read.ok ? [] : [{ field, ...read.refusal }]))
  const values: Partial<OrganisationRecord> = Object.fromEntries(
    readings.flatMap(([field, read]) => (read.ok ? [[field, read.value]] : [])),
  )
  const all = [...problems, ...problemsTogether(values)]
  return all.length > 0 ? refused(all) : accepted(values)
}

export function sectionTexts(section: OrganisationSection, record: OrganisationRecord): SectionTexts {
  return Object.fromEntries(fieldsOfSection(section).map((field) => [field, fieldText(fieldRules[field], record[field])]))
}

/** An amount to show says what it is for. */
function problemsTogether(values: Partial<OrganisationRecord>): readonly SectionProblem[] {
  const { useDisplayFromAmount, displayFromAmountType } = values
  return useDisplayFromAmount && displayFromAmountType === null ? [{ field: 'displayFromAmountType', code: 'missing' }] : []
}

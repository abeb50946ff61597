import { fieldRules } from '@camp/domain/organisations/settings/field-rule.ts'
import type { OrganisationField } from '@camp/domain/organisations/settings/organisation-record.ts'
import {
  fieldsOf,
  type OrganisationSection,
  organisationSections,
} from '@camp/domain/organisations/settings/organisation-sections.ts'
import type { SectionTexts } from '@camp/domain/organisations/settings/read-section.ts'

/** `/org/org-organisation/owner` is the form `owner`; with `.data` behind it when scripts ask. */
export function sectionOf(address: string): OrganisationSection | undefined {
  const last =
    new URL(address).pathname
      .replace(/(\.data|\/+)$/, '')
      .split('/')
      .at(-1) ?? ''
  return Object.hasOwn(organisationSections, last) ? (last as OrganisationSection) : undefined
}

/** The hidden field with what the form showed before anybody typed. */
export const shownName = 'shown'

export const policyDaysName = 'policyDays'
export const policyPercentageName = 'policyPercentage'

/** The fields of a form as text, each in the form that its rule reads. */
export function readSectionForm(section: OrganisationSection, form: FormData): SectionTexts {
  return Object.fromEntries(fieldsOf(section).map((field) => [field, textOf(form, field)]))
}

function textOf(form: FormData, field: OrganisationField): string {
  const { kind } = fieldRules[field]
  if (kind === 'policy') return policyOf(form)
  const texts = form.getAll(field).filter((value) => typeof value === 'string')
  if (kind === 'list') return texts.toSorted().join(',')
  return (texts[0] ?? '').replaceAll('\r\n', '\n')
}

/** Lines with neither days nor percentage are left out; with one of them they come back as they are. */
function policyOf(form: FormData): string {
  const percentages = form.getAll(policyPercentageName).map((value) => String(value).trim())
  return form
    .getAll(policyDaysName)
    .map((value, position) => [String(value).trim(), percentages[position] ?? ''] as const)
    .filter(([days, percentage]) => days !== '' || percentage !== '')
    .map(([days, percentage]) => `${days}:${percentage}`)
    .join(',')
}

/**
 * What the form showed; nothing when it was tampered with, so that every field counts as changed by others.
 */
export function readShown(form: FormData): SectionTexts {
  try {
    const shown: unknown = JSON.parse(String(form.get(shownName) ?? ''))
    if (typeof shown !== 'object' || shown === null) return {}
    return Object.fromEntries(Object.entries(shown).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

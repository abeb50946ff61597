import { type FieldRule, fieldRules } from '@camp/domain/organisations/settings/field-rule.ts'
import type { OrganisationField } from '@camp/domain/organisations/settings/organisation-record.ts'
import { fieldsOfSection, type OrganisationSection } from '@camp/domain/organisations/settings/organisation-sections.ts'
import type { SectionTexts } from '@camp/domain/organisations/settings/read-section.ts'
import { z } from 'zod'
import { asPosted, filledRows, several, shownFields } from '#app/forms/form-fields.server.ts'

const plain = asPosted.transform((typed) => typed.replaceAll('\r\n', '\n'))
const list = several.transform((ids) => ids.toSorted().join(','))
const inOrder = several.transform((choices) => choices.join(','))

/** Fields that are posted several times, under one name. */
const readers: Readonly<Partial<Record<FieldRule['kind'], typeof list>>> = { list, several: inOrder }

const shown = shownFields.transform(onlyTexts)

/** The fields of a form as text, each in the form that its rule reads, and what they were before. */
export function sectionForm(section: OrganisationSection) {
  const fields = fieldsOfSection(section)
  const texts = Object.fromEntries(fields.map((field) => [field, readers[fieldRules[field].kind] ?? plain]))
  return z
    .object({ shown, policyDays: several, policyPercentage: several })
    .and(z.object(texts as Record<OrganisationField, typeof plain>))
    .transform(({ shown: before, policyDays: days, policyPercentage: percentage, ...typed }) => {
      const textOf = (field: OrganisationField) =>
        fieldRules[field].kind === 'policy' ? policyOf({ days, percentage }) : typed[field]
      return { shown: before, texts: Object.fromEntries(fields.map((field) => [field, textOf(field)])) as SectionTexts }
    })
}

/** Lines with neither days nor percentage are left out; with one of them they come back as they are. */
function policyOf(lists: { readonly days: readonly string[]; readonly percentage: readonly string[] }): string {
  return filledRows(lists, ['days', 'percentage'])
    .map(({ days, percentage }) => `${days}:${percentage}`)
    .join(',')
}

function onlyTexts(shownBefore: Readonly<Record<string, unknown>>): SectionTexts {
  return Object.fromEntries(Object.entries(shownBefore).filter(([, text]) => typeof text === 'string'))
}

import type { OrganisationField } from './organisation-record.ts'
import type { SectionTexts } from './read-section.ts'

export interface ForeignChange {
  readonly field: OrganisationField
  /** What it is now. */
  readonly now: string
  /** What would be written over it; null where this form did not touch it. */
  readonly typed: string | null
}

/** What others changed since a form was shown: `shown` is what it showed, `stored` what is there now. */
export function foreignChanges(shown: SectionTexts, stored: SectionTexts, typed: SectionTexts): readonly ForeignChange[] {
  return fieldsIn(stored)
    .filter((field) => same(shown, field) !== same(stored, field) && same(typed, field) !== same(stored, field))
    .map((field) => ({
      field,
      now: stored[field] ?? '',
      typed: same(typed, field) === same(shown, field) ? null : (typed[field] ?? ''),
    }))
}

/**
 * What the form shows next: what this person typed, and what others changed where this person touched
 * nothing.
 */
export function mergedTexts(shown: SectionTexts, stored: SectionTexts, typed: SectionTexts): SectionTexts {
  return Object.fromEntries(
    fieldsIn(stored).map((field) => [field, same(typed, field) === same(shown, field) ? stored[field] : (typed[field] ?? '')]),
  )
}

function fieldsIn(texts: SectionTexts): readonly OrganisationField[] {
  return Object.keys(texts) as OrganisationField[]
}

/** Browsers send line breaks as two characters. */
function same(texts: SectionTexts, field: OrganisationField): string {
  return (texts[field] ?? '').replaceAll('\r\n', '\n').trim()
}

import { fieldsOfSection, type OrganisationSection } from '@camp/domain/organisations/settings/organisation-sections.ts'
import { expect, it } from 'vitest'
import { layoutOf, sectionLayouts } from './section-layout.ts'

it.each(Object.keys(sectionLayouts) as OrganisationSection[])('the form "%s" shows each of its fields once', (section) => {
  const shown = layoutOf(section).parts.flatMap(({ rows }) => rows.flat())

  expect(shown.toSorted()).toEqual(fieldsOfSection(section).toSorted())
})

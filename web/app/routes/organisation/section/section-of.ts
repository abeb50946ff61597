import { type OrganisationSection, organisationSections } from '@camp/domain/organisations/settings/organisation-sections.ts'

/** `/org/org-organisation/owner` is the form `owner`; with `.data` behind it when scripts ask. */
export function sectionOf(address: string): OrganisationSection | undefined {
  const last =
    new URL(address).pathname
      .replace(/(\.data|\/+)$/, '')
      .split('/')
      .at(-1) ?? ''
  return Object.hasOwn(organisationSections, last) ? (last as OrganisationSection) : undefined
}

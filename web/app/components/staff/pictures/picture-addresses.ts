import { organisationAddress } from '../organisation-address.ts'

export const picturesPage = 'org-organisation/pictures'

/** `owner` as `pictureOwnerText` says it. */
export function picturesAddress(slug: string, owner?: string, rest = ''): string {
  return organisationAddress(slug, [picturesPage, owner, rest].filter(Boolean).join('/'))
}

import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SiteFacts } from '../request-scope.ts'

/**
 * RFC 9116; it asks for an end less than a year away, so that nobody writes to an address that is long gone.
 */
export function securityText({ publicUrl, operator }: SiteFacts, now: Temporal.Instant): string {
  const expires = now.add({ hours: 24 * 180 }).toString({ smallestUnit: 'second' })
  return [
    `Contact: mailto:${operator.email}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, af',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

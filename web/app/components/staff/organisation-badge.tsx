import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import { useText } from '../../wording/use-text.ts'
import { type BadgeTone, StatusBadge } from './status-badge.tsx'

const tones = { active: 'good', pending: 'warn', paused: 'warn', inactive: 'quiet', deleted: 'bad' } as const satisfies Record<
  OrganisationStatus,
  BadgeTone
>

export function OrganisationBadge({ status }: { readonly status: OrganisationStatus }) {
  const t = useText('staffFrame')
  return <StatusBadge tone={tones[status]}>{t(`organisation_${status}`)}</StatusBadge>
}

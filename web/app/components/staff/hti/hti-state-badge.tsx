import type { HtiState } from '@camp/application/hti/hti-log.ts'
import { type BadgeTone, StatusBadge } from '#app/components/staff/status-badge.tsx'
import { useText } from '#app/wording/use-text.ts'

const tones = {
  PENDING: 'quiet',
  IN_PROGRESS: 'quiet',
  SUCCESS: 'good',
  FAILED: 'bad',
  RETRY: 'warn',
} as const satisfies Record<HtiState, BadgeTone>

/** How far a message of the channel has come. */
export function HtiStateBadge({ state }: { readonly state: HtiState }) {
  const t = useText('htiLog')
  return <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
}

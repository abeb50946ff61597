import { useText } from '../../../wording/use-text.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { WireEnquiry } from './enquiry-on-wire.ts'

const tones = {
  new: 'warn',
  contacted: 'quiet',
  'demo-booked': 'quiet',
  'signed-up': 'good',
  declined: 'bad',
  message: 'quiet',
} as const

export function StageBadge({ stage }: Pick<WireEnquiry, 'stage'>) {
  const t = useText('prospects')
  return <StatusBadge tone={tones[stage]}>{t(`stage_${stage}`)}</StatusBadge>
}

import { StatusBadge } from '../../../components/staff/status-badge.tsx'
import { useText } from '../../../wording/use-text.ts'

export function ActiveBadge({ isActive }: { readonly isActive: boolean }) {
  const t = useText('settingsForms')
  return <StatusBadge tone={isActive ? 'good' : 'quiet'}>{isActive ? t('active') : t('inactive')}</StatusBadge>
}

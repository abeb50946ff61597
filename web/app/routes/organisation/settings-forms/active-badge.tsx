import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import { useText } from '#app/wording/use-text.ts'

export function ActiveBadge({ isActive }: { readonly isActive: boolean }) {
  const t = useText('settingsForms')
  return <StatusBadge tone={isActive ? 'good' : 'quiet'}>{isActive ? t('active') : t('inactive')}</StatusBadge>
}

import { useText } from '#app/wording/use-text.ts'
import { StatusBadge } from '../status-badge.tsx'

export function ActiveBadge({ isActive }: { readonly isActive: boolean }) {
  const t = useText('settingsForms')
  return <StatusBadge tone={isActive ? 'good' : 'quiet'}>{isActive ? t('active') : t('inactive')}</StatusBadge>
}

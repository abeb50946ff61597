import { Link } from 'react-router'
import type { Column } from '../../../../components/staff/list-table.tsx'
import { StatusBadge } from '../../../../components/staff/status-badge.tsx'
import { useText } from '../../../../wording/use-text.ts'
import '../../whatsapp/whatsapp.css'

export interface TemplateRow {
  readonly name: string
  readonly language: 'en' | 'af'
  readonly metaName: string
  readonly twilioContentSid: string | null
  readonly bodyOrder: readonly string[]
  readonly buttons: readonly string[]
  readonly isActive: boolean
}

export function useTemplateColumns(provider: 'meta' | 'twilio' | null): readonly Column<TemplateRow>[] {
  const t = useText('whatsAppTemplates')
  return [
    {
      title: t('template'),
      isName: true,
      cell: ({ name, language }) => (
        <Link
          to={`/admin/whatsapp-config/${name}/${language}`}
          className="link wrap-anywhere"
          aria-label={t('editOf', { name, language: t(`language_${language}`) })}
        >
          {name}
        </Link>
      ),
    },
    { title: t('language'), cell: ({ language }) => t(`language_${language}`) },
    {
      title: t('registeredAs'),
      cell: ({ metaName, twilioContentSid }) => (
        <span className="wrap-anywhere">{provider === 'twilio' ? (twilioContentSid ?? t('noSid')) : metaName}</span>
      ),
    },
    { title: t('variables'), cell: ({ bodyOrder }) => bodyOrder.join(', ') || t('none') },
    { title: t('buttons'), cell: ({ buttons }) => buttons.join(', ') || t('none') },
    {
      title: t('state'),
      cell: ({ isActive, twilioContentSid }) => {
        if (!isActive) return <StatusBadge tone="quiet">{t('inactive')}</StatusBadge>
        const isReady = provider !== 'twilio' || twilioContentSid !== null
        return <StatusBadge tone={isReady ? 'good' : 'warn'}>{isReady ? t('active') : t('noSid')}</StatusBadge>
      },
    },
  ]
}

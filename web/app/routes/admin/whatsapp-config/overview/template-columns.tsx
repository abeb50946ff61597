import type { Language } from '@camp/domain/languages/language.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import { useText } from '#app/wording/use-text.ts'
import '#app/components/staff/messages/whatsapp.css'

export interface TemplateRow {
  readonly name: string
  readonly language: Language
  readonly metaName: string
  readonly twilioContentSid: string | null
  readonly bodyOrder: readonly string[]
  readonly buttons: readonly string[]
  readonly isActive: boolean
}

export function useTemplateColumns(provider: 'meta' | 'twilio' | null): readonly ListColumn<TemplateRow>[] {
  const t = useText('whatsAppTemplates')
  return [
    {
      title: t('template'),
      isName: true,
      cell: ({ name, language }) => (
        <Link
          to={`/admin/whatsapp-config/${name}/${language}`}
          className="link"
          aria-label={t('editOf', { name, language: t(`language_${language}`) })}
        >
          <Breakable name={name} />
        </Link>
      ),
    },
    { title: t('language'), cell: ({ language }) => t(`language_${language}`) },
    {
      title: t('registeredAs'),
      cell: ({ metaName, twilioContentSid }) => (
        <span className="wrap-anywhere">
          {provider === 'twilio' ? (twilioContentSid ?? t('noSid')) : <Breakable name={metaName} />}
        </span>
      ),
    },
    { title: t('variables'), cell: ({ bodyOrder }) => rangeText(bodyOrder) || t('none') },
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

/** May go on in the next line behind each underscore; what is copied has no break in it. */
function Breakable({ name }: { readonly name: string }): ReactNode {
  const [first = '', ...rest] = name.split('_')
  return rest.reduce<ReactNode>(
    (before, word) => (
      <>
        {before}_<wbr />
        {word}
      </>
    ),
    first,
  )
}

/** `1–9` where none is left out and none is moved. */
function rangeText(numbers: readonly string[]): string {
  const isWhole = numbers.length > 2 && numbers.every((number, index) => number === String(index + 1))
  return isWhole ? `1–${numbers.length}` : numbers.join(', ')
}

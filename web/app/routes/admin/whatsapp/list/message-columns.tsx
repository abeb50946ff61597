import { use } from 'react'
import { Link } from 'react-router'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { WhatsAppState } from '#app/components/staff/messages/whatsapp-state.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireWhatsAppMessage } from '#server/wire/whatsapp-on-wire.ts'
import '#app/components/staff/messages/whatsapp.css'

export function useWhatsAppColumns(): readonly ListColumn<WireWhatsAppMessage>[] {
  const t = useText('whatsAppMessages')
  const language = use(LanguageContext)
  return [
    {
      title: t('created'),
      sort: 'createdAt',
      isName: true,
      cell: ({ id, createdAt }) => {
        const when = momentText(createdAt, language)
        return (
          <Link to={`/admin/whatsapp/${id}`} className="link whitespace-nowrap" aria-label={t('openOf', { when })}>
            {when}
          </Link>
        )
      },
    },
    { title: t('to'), cell: ({ maskedNumber }) => <span className="whatsapp-number">{maskedNumber ?? t('noNumber')}</span> },
    {
      title: t('about'),
      sort: 'type',
      cell: ({ type, reservation }) => (
        <div>
          {t(`type_${type}`)}
          <span className="whatsapp-fine">
            {reservation ? (
              <>
                {reservation.orgName}, <span className="whitespace-nowrap">{reservation.simpleReference}</span>
              </>
            ) : (
              t('ofNoBooking')
            )}
          </span>
        </div>
      ),
    },
    {
      title: t('state'),
      sort: 'state',
      cell: ({ state, error }) => (
        <div>
          <WhatsAppState state={state} />
          {error && <span className="whatsapp-fine">{error}</span>}
        </div>
      ),
    },
  ]
}

import { use } from 'react'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { smsReasonOf } from '#app/components/staff/messages/sms-reason.ts'
import { type BadgeTone, StatusBadge } from '#app/components/staff/status-badge.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireSms } from '#server/wire/sms-on-wire.ts'
import { accountNumberText } from './sms-account.tsx'

const toneOf: Readonly<Record<WireSms['state'], BadgeTone>> = {
  unanswered: 'warn',
  accepted: 'warn',
  sent: 'quiet',
  failed: 'bad',
  delivered: 'good',
  read: 'good',
  'delivered-locally': 'quiet',
}

export function useSmsColumns(): readonly ListColumn<WireSms>[] {
  const t = useText('smsReport')
  const language = use(LanguageContext)
  return [
    {
      title: t('sentAt'),
      sort: 'sentAt',
      isName: true,
      cell: ({ sentAt, to }) => (
        <>
          <span className="whitespace-nowrap">{momentText(sentAt, language)}</span>
          <span className="sms-fine">{to}</span>
        </>
      ),
    },
    {
      title: t('about'),
      cell: ({ type, organisationName, simpleReference }) => (
        <div>
          {t(`type_${type}`)}
          <span className="sms-fine">
            {organisationName && simpleReference ? (
              <>
                {organisationName}, <span className="whitespace-nowrap">{simpleReference}</span>
              </>
            ) : (
              t('ofNoBooking')
            )}
          </span>
        </div>
      ),
    },
    { title: t('state'), sort: 'state', cell: (sms) => <State {...sms} /> },
    { title: t('parts'), sort: 'parts', isNumber: true, cell: ({ parts }) => parts },
    {
      title: t('credits'),
      sort: 'credits',
      isNumber: true,
      cell: ({ credits }) => (credits === null ? '–' : accountNumberText(credits)),
    },
  ]
}

function State({ state, error }: Pick<WireSms, 'state' | 'error'>) {
  const t = useText('smsReport')
  const reason = smsReasonOf(error)
  return (
    <div>
      <StatusBadge tone={toneOf[state]}>{t(`state_${state}`)}</StatusBadge>
      {state === 'failed' && error && <span className="sms-fine">{reason ? t(`reason_${reason}`) : error}</span>}
    </div>
  )
}

import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import type { WireChange } from '#server/wire/amendment-on-wire.ts'
import { partyText } from '../../formatting/party-text.ts'
import { randText } from '../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { Notice } from '../notice.tsx'

/** Right after a change: what was, and what is now. What is left to pay stands beside it. */
export function ChangedNotice({ change }: { readonly change: WireChange }) {
  const t = useText('reservation')
  const tc = useText('common')
  const language = use(LanguageContext)
  const { before, after, refund } = change
  const lines = [
    [
      t('changedStay'),
      stayText(before.arrivalDate, before.departureDate, language),
      stayText(after.arrivalDate, after.departureDate, language),
    ],
    [t('plots'), before.plotNames.join(', '), after.plotNames.join(', ')],
    [t('guests'), partyText(tc, before), partyText(tc, after)],
    [t('total'), randText(before.amountDue), randText(after.amountDue)],
  ].filter(([, was, is]) => was !== is)
  return (
    <Notice tone="success" title={t('changedTitle')} role="status">
      <ul>
        {lines.map(([label, was, is]) => (
          <li key={label}>
            {t('changedFromTo', { what: label ?? '', was: was ?? '' })} <strong>{is}</strong>
          </li>
        ))}
      </ul>
      {refund > 0 && <p>{t('changedRefund', { amount: randText(refund) })}</p>}
    </Notice>
  )
}

import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import type { WireReceipt } from '#server/wire/receipt-on-wire.ts'
import { phoneText } from '../../formatting/phone-text.ts'
import { randText } from '../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { Notice } from '../notice.tsx'
import { SummaryList, type SummaryRow } from '../summary-list.tsx'

/** One sheet when printed. */
export function ReceiptPaper({ receipt, heading }: { readonly receipt: WireReceipt; readonly heading: 'h1' | 'h2' }) {
  const t = useText('receipt')
  const { campsite, isReversed } = receipt
  const Heading = heading
  const lines = [...campsite.addressLines, campsite.phone && phoneText(campsite.phone), campsite.email].filter(Boolean)
  return (
    <article className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <Heading>{t('title')}</Heading>
          <p className="mt-1 font-bold">{campsite.name}</p>
          {lines.map((line) => (
            <p key={line} className="text-ink-soft">
              {line}
            </p>
          ))}
          {campsite.vatNumber && <p className="text-ink-soft">{t('vatNumber', { number: campsite.vatNumber })}</p>}
        </div>
        <p className="text-2xl font-bold tabular-nums">{randText(receipt.amount)}</p>
      </header>
      {isReversed && (
        <Notice tone="warn" title={t('reversedTitle')}>
          <p>{t('reversedText')}</p>
        </Notice>
      )}
      <SummaryList rows={useRows(receipt)} />
      <p className="text-sm text-ink-soft">{t('notTaxInvoice')}</p>
    </article>
  )
}

function useRows(receipt: WireReceipt): readonly SummaryRow[] {
  const t = useText('receipt')
  const language = use(LanguageContext)
  const { method, card, slip, plotNames, arrivalDate, departureDate } = receipt
  return [
    { label: t('received'), value: <span className="font-bold">{randText(receipt.amount)}</span> },
    { label: t('on'), value: dayText(receipt.paidOn, language) },
    { label: t('how'), value: [t(`${method}Method`), card].filter(Boolean).join(', ') },
    ...(slip ? [{ label: t('slip'), value: slip }] : []),
    { label: t('booking'), value: receipt.reference },
    { label: t('stay'), value: stayText(arrivalDate, departureDate, language) },
    { label: t('plots'), value: plotNames.join(', ') },
    { label: t('total'), value: randText(receipt.total) },
    { label: t('paid'), value: randText(receipt.paid) },
    { label: t('balance'), value: randText(receipt.balance) },
  ]
}

import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { partyText } from '#app/formatting/party-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireInvoice } from '#server/wire/invoice-on-wire.ts'

/** The lines, what they come to, what was paid and what is left. */
export function InvoiceSums({ invoice }: { readonly invoice: WireInvoice }) {
  const t = useText('invoice')
  const { lines, vat, total, payments, balance } = invoice
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b-2 border-edge text-left">
          <th scope="col" className="py-2 pr-4">
            {t('what')}
          </th>
          <th scope="col" className="py-2 text-right">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.kind === 'plot' ? line.plotName : line.kind} className="border-b border-line align-top">
            <td className="py-2 pr-4">
              <LineText line={line} nights={invoice.stay.nights} />
            </td>
            <Amount amount={line.amount} />
          </tr>
        ))}
      </tbody>
      <tbody>
        {vat && (
          <>
            <Sum label={t('net')} amount={vat.net} />
            <Sum label={t('vat', { percentage: vat.percentage })} amount={vat.amount} />
          </>
        )}
        <Sum label={vat ? t('totalVat') : t('total')} amount={total} isStrong />
        {payments.map(({ number, kind, on, by, amount }) => (
          <Sum key={number} label={[t(kind, { date: dayText(on) }), by].filter(Boolean).join(', ')} amount={amount} />
        ))}
        <Sum label={balanceText()} amount={Math.abs(balance)} isStrong />
      </tbody>
    </table>
  )

  function balanceText(): string {
    if (balance === 0) return t('settled')
    return balance > 0 ? t('balance') : t('toGoBack')
  }
}

function LineText({ line, nights }: { readonly line: WireInvoice['lines'][number]; readonly nights: number }) {
  const t = useText('invoice')
  const tc = useText('common')
  if (line.kind === 'kept') return t('kept')
  const details = t('plotDetails', { guests: partyText(tc, line), nights: tc('nights', { count: nights }) })
  return (
    <>
      <span className="block font-bold">{t('plot', { plot: line.plotName, site: line.siteName })}</span>
      <span className="block text-sm text-ink-soft">{details}</span>
      {line.discountName && <span className="block text-sm text-ink-soft">{t('discount', { name: line.discountName })}</span>}
    </>
  )
}

interface SumProps {
  readonly label: string
  readonly amount: number
  readonly isStrong?: boolean
}

function Sum({ label, amount, isStrong = false }: SumProps) {
  return (
    <tr className={isStrong ? 'border-y border-edge font-bold' : undefined}>
      <th scope="row" className={`py-2 pr-4 text-left ${isStrong ? '' : 'font-normal'}`}>
        {label}
      </th>
      <Amount amount={amount} />
    </tr>
  )
}

function Amount({ amount }: { readonly amount: number }) {
  const text = amount < 0 ? `−${randText(-amount)}` : randText(amount)
  return <td className="py-2 text-right whitespace-nowrap tabular-nums">{text}</td>
}

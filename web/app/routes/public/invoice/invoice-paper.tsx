import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { Notice } from '#app/components/notice.tsx'
import { phoneText } from '#app/formatting/phone-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireInvoice } from '#server/wire/invoice-on-wire.ts'
import { InvoiceSums } from './invoice-sums.tsx'
import { kindText } from './kind-text.ts'

/** One sheet when printed. */
export function InvoicePaper({ invoice }: { readonly invoice: WireInvoice }) {
  const t = useText('invoice')
  const { supplier, customer, recipient, stay, date, taxDate, reference, kind } = invoice
  return (
    <article className="grid gap-8 rounded-card border border-line bg-surface p-5 sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h1>{kindText(t, invoice)}</h1>
          <p className="mt-1 text-ink-soft">{supplier.name}</p>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1">
          <Fact label={t('reference')} value={reference} />
          <Fact label={t('date')} value={dayText(date)} />
          {kind === 'tax-invoice' && <Fact label={t('taxDate')} value={dayText(taxDate)} />}
        </dl>
      </header>
      {kind === 'pro-forma' && <Notice>{t('proFormaNote')}</Notice>}
      <div className="grid gap-6 sm:grid-cols-2">
        <Side
          title={t('from')}
          lines={[supplier.name, ...supplier.addressLines, supplier.phone && phoneText(supplier.phone), supplier.email]}
        >
          {supplier.registrationNumber && <p>{t('registrationNumber', { number: supplier.registrationNumber })}</p>}
          <p>{supplier.vatNumber ? t('vatNumber', { number: supplier.vatNumber }) : t('notRegistered')}</p>
        </Side>
        <Side title={t('to')} lines={[recipient?.name ?? customer.name, ...(recipient?.addressLines ?? []), customer.email]}>
          {recipient?.vatNumber && <p>{t('vatNumber', { number: recipient.vatNumber })}</p>}
          <p className="mt-3">
            <span className="font-bold">{t('stay')}</span> {stayText(stay.arrival, stay.departure)}
          </p>
        </Side>
      </div>
      <InvoiceSums invoice={invoice} />
    </article>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right font-bold tabular-nums">{value}</dd>
    </>
  )
}

interface SideProps {
  readonly title: string
  readonly lines: readonly (string | null)[]
  readonly children: React.ReactNode
}

function Side({ title, lines, children }: SideProps) {
  const [name, ...others] = lines.filter((line): line is string => Boolean(line))
  return (
    <section className="min-w-0">
      <h2 className="text-lg">{title}</h2>
      <p className="font-bold">{name}</p>
      {others.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {children}
    </section>
  )
}

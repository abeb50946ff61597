import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireInvoice } from '#server/wire/invoice-on-wire.ts'

interface NumberedPapersProps {
  readonly id: string
  readonly papers: WireInvoice['papers']
}

/** What was issued for the booking, each to be opened as PDF. */
export function NumberedPapers({ id, papers }: NumberedPapersProps) {
  const t = useText('invoice')
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="papers" className="no-print mt-6 grid gap-2">
      <h2 id="papers" className="text-lg">
        {t('papers')}
      </h2>
      <ul className="grid gap-2">
        {papers.map(({ label, isCredit, on, amount }) => (
          <li key={label}>
            <a href={`/r/${id}/invoice/${label}.pdf`} className="link inline-flex min-h-11 items-center">
              {t(isCredit ? 'paperCredit' : 'paperInvoice', { label, date: dayText(on), amount: randText(amount) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { use } from 'react'
import { Disclosure } from '#app/components/disclosure.tsx'
import { SanitisedHtml } from '#app/components/sanitised-html.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireAgreement } from '#server/wire/desk-reservation-on-wire.ts'

/** Terms that the guest accepted and documents that they acknowledged, in the words as they stood. */
export function AgreementList({ agreements }: { readonly agreements: readonly WireAgreement[] }) {
  const t = useText('bookings')
  const language = use(LanguageContext)
  if (agreements.length === 0) return null
  return (
    <section aria-labelledby="agreements" className="form-section">
      <h2 id="agreements">{t('agreements')}</h2>
      <ul className="time-line">
        {agreements.map(({ kind, sourceId, name, version, isMandatory, agreedAt, text }) => (
          <li key={sourceId}>
            <p className="font-bold">{name}</p>
            <p className="booking-fine">
              {[
                t(kind === 'term' ? 'termAccepted' : 'documentAcknowledged'),
                version !== null && t('documentVersion', { version }),
                isMandatory && t('mandatory'),
                momentText(agreedAt, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Disclosure summary={t('read')}>
              <SanitisedHtml html={text} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { AboardEntry, AboardStep } from '@camp/application/organisations/aboard/aboard-log.ts'
import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { useText } from '../../wording/use-text.ts'

export interface TalkEntry {
  readonly step: AboardStep
  readonly on: string
  readonly text: string
}

/** As the page is sent it: without who it was. */
export function talkOnPage(log: readonly AboardEntry[], timezone: string): readonly TalkEntry[] {
  return log.map(({ step, at, text }) => ({ step, text, on: at.toZonedDateTimeISO(timezone).toPlainDate().toString() }))
}

/** What was said between the owner and the platform. */
export function AboardTalk({ talk }: { readonly talk: readonly TalkEntry[] }) {
  const t = useText('aboard')
  if (talk.length === 0) return null
  return (
    <section aria-labelledby="talk" className="form-section">
      <h2 id="talk">{t('talk')}</h2>
      <ol className="grid gap-3">
        {talk.map(({ step, on, text }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added
          <li key={nth}>
            <p>
              <span className="font-bold">{t(`said_${step}`)}</span> <span className="text-sm text-ink-soft">{longDate(on)}</span>
            </p>
            {text && <p className="whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

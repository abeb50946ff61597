import { use } from 'react'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireConversationLine } from '#server/wire/conversation-on-wire.ts'

interface WrittenLinesProps {
  readonly lines: readonly WireConversationLine[]
  readonly campsite: string
}

/** What the guest and the campsite wrote to each other, the oldest first. */
export function WrittenLines({ lines, campsite }: WrittenLinesProps) {
  const t = useText('writing')
  const language = use(LanguageContext)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="written" className="grid gap-3">
      <h2 id="written" className="text-lg">
        {t('written')}
      </h2>
      <ol className="grid gap-3">
        {lines.map(({ id, side, channel, text, at }) => (
          <li
            key={id}
            className={`grid gap-1 rounded-card border border-line px-4 py-3 ${side === 'guest' ? 'mr-6 bg-surface' : 'ml-6 bg-brand-soft'}`}
          >
            <p className="text-sm text-ink-soft">
              <b>{side === 'guest' ? t('you') : campsite}</b> · {t(`channel_${channel}`)} · {momentText(at, language)}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

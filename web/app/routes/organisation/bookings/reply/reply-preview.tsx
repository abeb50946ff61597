import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'

interface ReplyPreviewProps {
  readonly shown: {
    readonly subject: string | null
    readonly text: string
    readonly parts: number | null
    readonly cost: number | null
    readonly leadsToPage: boolean
  }
}

/** Word for word what the guest would get, and what an SMS of it takes or costs. */
export function ReplyPreview({ shown: { subject, text, parts, cost, leadsToPage } }: ReplyPreviewProps) {
  const t = useText('conversation')
  return (
    <section aria-labelledby="preview" className="grid gap-2">
      <h2 id="preview">{t('previewTitle')}</h2>
      {leadsToPage && <p>{t('fixedText')}</p>}
      <div className="thread-campsite">
        {subject && <p className="font-bold">{t('subject', { subject })}</p>}
        <p className="message-words">{text}</p>
      </div>
      {parts !== null && (
        <p className="booking-fine">
          {cost === null ? t('parts', { count: parts }) : t('partsCost', { count: parts, cost: randText(cost) })}
        </p>
      )}
    </section>
  )
}

import { useText } from '#app/wording/use-text.ts'

interface ReplyPreviewProps {
  readonly shown: {
    readonly subject: string | null
    readonly text: string
    readonly parts: number | null
    readonly leadsToPage: boolean
  }
}

/** Word for word what the guest would get, and what an SMS of it takes. */
export function ReplyPreview({ shown: { subject, text, parts, leadsToPage } }: ReplyPreviewProps) {
  const t = useText('conversation')
  return (
    <section aria-labelledby="preview" className="grid gap-2">
      <h2 id="preview">{t('previewTitle')}</h2>
      {leadsToPage && <p>{t('fixedText')}</p>}
      <div className="thread-campsite">
        {subject && <p className="font-bold">{t('subject', { subject })}</p>}
        <p className="message-words">{text}</p>
      </div>
      {parts !== null && <p className="booking-fine">{t('parts', { count: parts })}</p>}
    </section>
  )
}

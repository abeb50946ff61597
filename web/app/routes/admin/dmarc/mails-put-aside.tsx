import type { MailPutAside } from '@camp/application/dmarc/tried-mails.ts'
import { use } from 'react'
import { ListTable } from '#app/components/staff/list-table.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'

export interface MailView {
  readonly id: string
  readonly name: string
  /** As text: it goes to the browser. */
  readonly at: string
}

export function mailView({ id, name, at }: MailPutAside): MailView {
  return { id, name, at: instantOnWire(at) }
}

/** What the mailbox brought and nobody could read, until somebody looks at it. */
export function MailsPutAside({ mails }: { readonly mails: readonly MailView[] }) {
  const t = useText('dmarc')
  const language = use(LanguageContext)
  return (
    <section aria-labelledby="aside" className="grid gap-2">
      <h2 id="aside">{t('aside')}</h2>
      <p className="text-ink-soft">{t('asideLead')}</p>
      <ListTable
        caption={t('aside')}
        rows={mails}
        keyOf={({ id }) => id}
        columns={[
          { title: t('mail'), isName: true, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
          { title: t('asideSince'), cell: ({ at }) => momentText(at, language) },
        ]}
      />
    </section>
  )
}

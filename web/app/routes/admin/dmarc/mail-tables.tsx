import type { MailSummary } from '@camp/application/dmarc/dmarc-reports.ts'
import type { MessageCounts } from '@camp/domain/dmarc/dmarc-report.ts'
import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { ReactNode } from 'react'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import { useText } from '#app/wording/use-text.ts'
import { passRateText } from './rate-text.ts'
import '#app/components/staff/reports/reports.css'

function useCounts<Row extends MessageCounts>(): readonly ListColumn<Row>[] {
  const t = useText('dmarc')
  return [
    { title: t('messages'), isNumber: true, cell: ({ messages }) => messages },
    { title: t('passed'), isNumber: true, cell: ({ passed }) => passed },
    { title: t('rate'), isNumber: true, cell: passRateText },
  ]
}

interface Charted {
  readonly summary: MailSummary
  /** As SVG, drawn by the server. */
  readonly chart: string
}

/** Who sent mail in our name, whom to look at first. */
export function Senders({ summary: { sources, sourceCount }, chart }: Charted) {
  const t = useText('dmarc')
  const counts = useCounts<MailSummary['sources'][number]>()
  return (
    <Part id="senders" title={t('senders')} lead={t('sendersLead')} chart={chart}>
      {sources.length < sourceCount && (
        <p className="text-ink-soft">{t('sendersMore', { shown: sources.length, all: sourceCount })}</p>
      )}
      <ListTable
        caption={t('senders')}
        rows={sources}
        keyOf={({ sourceIp }) => sourceIp}
        columns={[
          { title: t('sender'), isName: true, cell: ({ sourceIp }) => <code className="wrap-anywhere">{sourceIp}</code> },
          {
            title: t('state'),
            cell: ({ isUnknown }) => (
              <StatusBadge tone={isUnknown ? 'bad' : 'good'}>{isUnknown ? t('unknown') : t('ours')}</StatusBadge>
            ),
          },
          { title: t('headerFrom'), cell: ({ headerFrom }) => <span className="wrap-anywhere">{headerFrom.join(', ')}</span> },
          { title: t('lastSeen'), cell: ({ lastDay }) => dayText(lastDay) },
          ...counts,
        ]}
      />
    </Part>
  )
}

export function Days({ summary: { days }, chart }: Charted) {
  const t = useText('dmarc')
  const counts = useCounts<MailSummary['days'][number]>()
  return (
    <Part id="days" title={t('byDay')} chart={chart}>
      <ListTable
        caption={t('byDay')}
        rows={days}
        keyOf={({ day }) => day}
        columns={[{ title: t('day'), isName: true, cell: ({ day }) => dayText(day) }, ...counts]}
      />
    </Part>
  )
}

export function Dispositions({ summary: { dispositions }, chart }: Charted) {
  const t = useText('dmarc')
  const counts = useCounts<MailSummary['dispositions'][number]>()
  return (
    <Part id="dispositions" title={t('byDisposition')} chart={chart}>
      <ListTable
        caption={t('byDisposition')}
        rows={dispositions}
        keyOf={({ disposition }) => disposition}
        columns={[
          { title: t('disposition'), isName: true, cell: ({ disposition }) => t(`disposition_${disposition}`) },
          ...counts,
        ]}
      />
    </Part>
  )
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly chart: string
  readonly children: ReactNode
}

function Part({ id, title, lead, chart, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id}>{title}</h2>
      {lead && <p className="text-ink-soft">{lead}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server, every text of it escaped. */}
      <div dangerouslySetInnerHTML={{ __html: chart }} />
      {children}
    </section>
  )
}

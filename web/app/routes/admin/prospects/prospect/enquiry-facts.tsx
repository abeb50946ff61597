import type { WireEnquiry } from '#app/components/staff/prospects/enquiry-on-wire.ts'
import { StageBadge } from '#app/components/staff/prospects/stage-badge.tsx'
import { SummaryList } from '#app/components/summary-list.tsx'
import { dayAndTime } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'

export function EnquiryFacts({ enquiry }: { readonly enquiry: WireEnquiry }) {
  const t = useText('prospects')
  const demo = useText('bookDemo')
  const { reference, name, email, message, createdAt, stage, facts } = enquiry
  const provinceOf = (code: string | null) => (code === null ? t('notSaid') : demo(code as 'WC'))
  const rows = [
    { label: t('name'), value: name },
    { label: t('email'), value: <MailLink {...enquiry}>{email}</MailLink> },
    ...(facts
      ? [
          { label: t('phone'), value: facts.phone },
          { label: t('province'), value: provinceOf(facts.provinceCode) },
          { label: t('plots'), value: facts.plotCount ?? t('notSaid') },
        ]
      : []),
    { label: t('message'), value: message ?? '–' },
    { label: t('reference'), value: reference },
    { label: t('wroteOn'), value: dayAndTime(createdAt) },
  ]
  return (
    <section className="form-section" aria-labelledby="facts">
      <h2 id="facts" className="flex flex-wrap items-center gap-3">
        {t('factsTitle')} <StageBadge stage={stage} />
      </h2>
      <SummaryList rows={rows} />
      <p>
        <MailLink {...enquiry}>{t('answerByMail')}</MailLink>
      </p>
    </section>
  )
}

function MailLink({ email, title, reference, children }: WireEnquiry & { readonly children: string }) {
  const subject = new URLSearchParams({ subject: `${title} (${reference})` }).toString().replaceAll('+', '%20')
  return (
    <a href={`mailto:${encodeURIComponent(email)}?${subject}`} className="link">
      {children}
    </a>
  )
}

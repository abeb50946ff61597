import { use } from 'react'
import { Link } from 'react-router'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { historyAddress } from '#app/components/staff/history-address.ts'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { Route } from './+types/route.ts'
import { auditList, type WireAuditEntry } from './audit-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { page, found } = await pageOfRequest(auditList, args)
  return { page, concepts: found.concepts }
}

/** Who changed what, for whom, when, and what it was before. */
export default function AuditLogPage({ loaderData: { page, concepts } }: Route.ComponentProps) {
  const t = useText('auditLog')
  const language = use(LanguageContext)
  const { concept, subject, from, to } = page.query.filters
  return (
    <StaffPage title={t('title')} lead={t('lead')}>
      <ListPage
        page={page}
        caption={t('title')}
        keyOf={({ id }) => id}
        empty={t('empty')}
        search={t('search')}
        hasFiles
        filters={
          <>
            <FilterSelect name="concept" label={t('concept')} chosen={concept} values={concepts} textOf={plainName} />
            <TextField name="from" type="date" label={t('from')} defaultValue={from} autoComplete="off" />
            <TextField name="to" type="date" label={t('to')} defaultValue={to} autoComplete="off" />
            {subject && <input type="hidden" name="subject" value={subject} />}
          </>
        }
        columns={[
          { title: t('at'), sort: 'at', cell: ({ at }) => momentText(at, language) },
          { title: t('by'), cell: ({ byName, by }) => byName ?? by },
          {
            title: t('for'),
            cell: ({ organisationName, organisationSlug }) =>
              organisationName && organisationSlug ? (
                <Link to={organisationAddress(organisationSlug, 'org-organisation')} className="link">
                  {organisationName}
                </Link>
              ) : (
                t('platform')
              ),
          },
          { title: t('act'), cell: (entry) => <Act {...entry} /> },
          { title: t('changes'), cell: (entry) => <Changes {...entry} /> },
        ]}
      />
    </StaffPage>
  )
}

/** What was done, and the way to everything that was ever done to it. */
function Act({ act, subject }: Pick<WireAuditEntry, 'act' | 'subject'>) {
  const t = useText('auditLog')
  const [concept = '', what = ''] = act.split('.')
  return (
    <span>
      {plainName(concept)}: {plainName(what).toLowerCase()}
      <Link to={historyAddress(concept, subject)} className="link block text-sm">
        {t('history')}
      </Link>
    </span>
  )
}

function Changes({ changes }: Pick<WireAuditEntry, 'changes'>) {
  const t = useText('auditLog')
  if (changes.length === 0) return <>–</>
  return (
    <ul className="grid gap-1 text-sm">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="max-w-[48ch] [overflow-wrap:anywhere]">
          <span className="text-ink-soft">{field}:</span> <del>{before || t('nothing')}</del> <span aria-hidden="true">→</span>{' '}
          <ins className="no-underline">{after || t('nothing')}</ins>
        </li>
      ))}
    </ul>
  )
}

/** `payment-rule` → Payment rule. */
function plainName(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

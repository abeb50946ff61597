import { isOfBookings } from '@camp/application/audit/audit-log.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { AuditChanges } from '#app/components/staff/audit-changes.tsx'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { historyAddress } from '#app/components/staff/history/history-address.ts'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { Route } from './+types/route.ts'
import { auditList, type WireAuditEntry } from './audit-list.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { page, found } = await pageOfRequest(auditList, args)
  return { page, concepts: found.concepts, from: found.from }
}

/** Who changed what, for whom, when, and what it was before. */
export default function AuditLogPage({ loaderData: { page, concepts, from } }: Route.ComponentProps) {
  const t = useText('auditLog')
  const language = use(LanguageContext)
  const { concept, subject, organisation, to } = page.query.filters
  return (
    <StaffPage title={t('title')} lead={t(subject || organisation ? 'leadOfRecord' : 'lead')}>
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
            {organisation && <input type="hidden" name="organisation" value={organisation} />}
          </>
        }
        columns={[
          { title: t('at'), sort: 'at', cell: ({ at }) => momentText(at, language) },
          { title: t('by'), cell: ({ byName, by }) => byName ?? whoText(t, by) },
          { title: t('origin'), cell: (entry) => <From {...entry} /> },
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
          { title: t('changes'), cell: (entry) => <AuditChanges {...entry} /> },
        ]}
      />
    </StaffPage>
  )
}

/** Who has no name of their own. */
const nameless = [
  'guest',
  'payment-gateway',
  'ledger',
  'issue-papers',
  'complete-stays',
  'release-transfers',
  'next-guest',
  'next-block',
  'calendar-feed',
  'import',
  'worker',
  'command-line',
] as const

function whoText(t: Translator<'auditLog'>, by: string): string {
  const one = nameless.find((name) => name === by)
  return one ? t(`by_${one}`) : by
}

/** From which door, and as much of the address as is kept. */
function From({ origin }: Pick<WireAuditEntry, 'origin'>) {
  const t = useText('auditLog')
  if (!origin) return <>–</>
  return (
    <span>
      {t(`door_${origin.door}`)}
      {origin.network && <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">{origin.network}</span>}
    </span>
  )
}

/** What was done, and the way to everything that was ever done to it. */
function Act({ act, subject, reference, organisationSlug }: WireAuditEntry) {
  const t = useText('auditLog')
  const [concept = '', what = ''] = act.split('.')
  const campsite = isOfBookings(concept) && organisationSlug ? { organisation: organisationSlug } : {}
  return (
    <span>
      {plainName(concept)}: {plainName(what).toLowerCase()}
      {reference && organisationSlug && (
        <Link to={bookingAddress(organisationSlug, subject)} className="link block py-0.5 text-sm whitespace-nowrap">
          {t('booking', { reference })}
        </Link>
      )}
      <Link
        to={historyAddress(reference ? { subject } : { concept, subject, ...campsite })}
        className="link block py-0.5 text-sm"
      >
        {t('history')}
      </Link>
    </span>
  )
}

/** `payment-rule` → Payment rule. */
function plainName(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

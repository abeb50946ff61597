import { data } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { readListQuery, rowsPerPage } from '#app/components/staff/list-query.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { smsAccountOnWire, smsOnWire } from '#server/wire/sms-on-wire.ts'
import type { Route } from './+types/route.ts'
import { accountNumberText, SmsAccount } from './sms-account.tsx'
import { smsStateNames, smsStatesNamed } from './sms-filters.ts'
import './sms-report.css'
import { useSmsColumns } from './sms-table.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, log, requestId } = context.get(requestFacts)
  const query = readListQuery(request.url, { sorts: ['sentAt'], filters: ['state', 'month'] })
  const { state, month } = query.filters
  const shown = await context.get(useCases).showSmsReport.execute({
    actor,
    states: smsStatesNamed(state),
    month: month === '' ? null : month,
    offset: (query.page - 1) * rowsPerPage,
    limit: rowsPerPage,
  })
  if (!shown.ok) throw data({ code: shown.refusal.code }, 403)
  const { messages, profile } = shown.value
  if (!profile.ok) log.warn({ requestId, reason: profile.refusal.reason }, 'Failed to get SMS profile')
  const { rows, total, parts, credits } = messages
  return { page: { rows: rows.map(smsOnWire), total, query }, sums: { parts, credits }, account: smsAccountOnWire(profile) }
}

/** What went out by SMS, what became of it, what it cost and what is left. */
export default function SmsReport({ loaderData: { page, sums, account } }: Route.ComponentProps) {
  const t = useText('smsReport')
  const columns = useSmsColumns()
  const { state, month } = page.query.filters
  return (
    <StaffPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <ButtonLink to="/admin/messages" intent="secondary">
          {t('toAllChannels')}
        </ButtonLink>
      }
    >
      <SmsAccount account={account} />
      <ListPage
        page={page}
        caption={t('title')}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('empty')}
        emptyIcon="message-circle"
        totals={
          <p className="text-ink-soft">
            {t('sums', { messages: page.total, parts: sums.parts, credits: accountNumberText(sums.credits) })}
          </p>
        }
        filters={
          <>
            <FilterSelect
              name="state"
              label={t('state')}
              chosen={state}
              values={smsStateNames}
              textOf={(name) => t(`filter_${name}`)}
            />
            <TextField
              name="month"
              type="month"
              label={t('month')}
              hint={t('monthHint')}
              defaultValue={month}
              autoComplete="off"
            />
          </>
        }
      />
    </StaffPage>
  )
}

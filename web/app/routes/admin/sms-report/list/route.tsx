import { refused } from '@camp/domain/shared/result.ts'
import { data } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { smsAccountOnWire } from '#server/wire/sms-on-wire.ts'
import type { Route } from './+types/route.ts'
import { accountNumberText, SmsAccount } from './sms-account.tsx'
import { smsStateNames } from './sms-filters.ts'
import { type FoundSms, smsList } from './sms-list.server.ts'
import './sms-report.css'
import { useSmsColumns } from './sms-table.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { actor, log, requestId } = args.context.get(requestFacts)
  const [{ page, found }, profile] = await Promise.all([
    pageOfRequest(smsList, args),
    args.context.get(useCases).showSmsProfile.execute({ actor }),
  ])
  if (profile.ok) return { page, sums: sumsOf(found), account: smsAccountOnWire(profile) }
  if (profile.refusal.code !== 'sms-refused') throw data({ code: profile.refusal.code }, 403)
  log.warn({ requestId, reason: profile.refusal.reason }, 'Failed to get SMS profile')
  return { page, sums: sumsOf(found), account: smsAccountOnWire(refused(profile.refusal)) }
}

function sumsOf({ parts, credits }: FoundSms) {
  return { parts, credits }
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
        search={t('search')}
        searchHint={t('searchHint')}
        hasFiles
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

import { outboxStates } from '@camp/application/messaging/outbox.ts'
import { messageChannels } from '@camp/domain/messaging/notification.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Notice } from '#app/components/notice.tsx'
import { FilterSelect } from '#app/components/staff/filter-select.tsx'
import { ListPage } from '#app/components/staff/list-page.tsx'
import { pageOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { withoutRouterParameters } from '#server/session/guard.ts'
import type { Route } from './+types/route.ts'
import { useMessageColumns } from './message-columns.tsx'
import { messageEvents } from './message-filters.ts'
import { messageList } from './message-list.server.ts'
import './messages.css'
import { replayForm } from './replay-form.server.ts'
import { useProblems } from './replay-problems.ts'
import { SendAgain } from './send-again.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await pageOfRequest(messageList, args)
  return { page }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const { ids, mayArriveTwice } = readForm(replayForm, await request.formData())
  const replayed = await context.get(useCases).replayMessages.execute({ actor, ids, mayArriveTwice })
  if (!replayed.ok) throw data({ code: replayed.refusal.code }, 403)
  const { others } = replayed.value
  if (ids.length > 0 && others.length === 0) {
    const url = new URL(request.url)
    return redirect(withDone(url.pathname + withoutRouterParameters(url), 'sent-again'), 303)
  }
  const count = replayed.value.replayed.length
  // The page reads its rows anew after a yes alone, and of several some may have gone.
  const status = count > 0 ? 200 : ids.length > 0 ? 409 : 400
  return data({ count, others: others.map(({ id, because }) => ({ id: id as string, because })) }, status)
}

/** Every message about a booking, how it fares, and the way to send again what was given up. */
export default function OutgoingMessages({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const t = useText('outgoingMessages')
  const tc = useText('conversation')
  const problems = useProblems(page.rows, actionData)
  const columns = useMessageColumns(actionData?.others.map(({ id }) => id) ?? [])
  const { state, channel, event } = page.query.filters
  return (
    <StaffPage
      title={t('title')}
      lead={t('lead')}
      hasErrors={problems.length > 0}
      actions={
        <>
          <ButtonLink to="/admin/guest-messages" intent="secondary">
            {tc('unassignedTitle')}
          </ButtonLink>
          <ButtonLink to="/admin/whatsapp" intent="secondary">
            {t('toWhatsApp')}
          </ButtonLink>
          <ButtonLink to="/admin/reports/bulksms" intent="secondary">
            {t('toSms')}
          </ButtonLink>
        </>
      }
    >
      <ErrorSummary problems={problems} />
      {actionData && actionData.count > 0 && <Notice tone="success">{t('doneSome', { count: actionData.count })}</Notice>}
      <ListPage
        page={page}
        caption={t('title')}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('empty')}
        emptyIcon="mail"
        totals={<SendAgain rows={page.rows} />}
        search={t('search')}
        searchHint={t('searchHint')}
        hasFiles
        filters={
          <>
            <FilterSelect
              name="state"
              label={t('state')}
              chosen={state}
              values={outboxStates}
              textOf={(one) => t(`state_${one}`)}
            />
            <FilterSelect
              name="channel"
              label={t('channel')}
              chosen={channel}
              values={messageChannels}
              textOf={(one) => t(`channel_${one}`)}
            />
            <FilterSelect
              name="event"
              label={t('event')}
              chosen={event}
              values={messageEvents}
              textOf={(one) => t(`event_${one}`)}
            />
          </>
        }
      />
    </StaffPage>
  )
}

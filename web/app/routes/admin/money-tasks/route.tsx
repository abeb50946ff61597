import { data } from 'react-router'
import { pageOfRows, readListQuery } from '#app/components/staff/list-query.ts'
import { MoneyTaskList } from '#app/components/staff/money-tasks/money-task-list.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { moneyTaskOnWire } from '#server/wire/money-task-on-wire.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const listed = await context.get(useCases).listAllMoneyTasks.execute({ actor })
  if (!listed.ok) throw data({ code: listed.refusal.code }, 403)
  const query = readListQuery(request.url, { sorts: ['since'], filters: [] })
  return { page: pageOfRows(listed.value.map(moneyTaskOnWire), query) }
}

/** What the payment provider leaves to people, over all organisations. */
export default function AllMoneyTasks({ loaderData: { page } }: Route.ComponentProps) {
  const t = useText('moneyTasks')
  return (
    <StaffPage title={t('title')} lead={t('adminLead')}>
      <MoneyTaskList page={page} showsOrganisation />
    </StaffPage>
  )
}

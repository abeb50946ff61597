import { pageOfRows, readListQuery } from '#app/components/staff/list-query.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import { moneyTaskOnWire } from '#server/wire/money-task-on-wire.ts'
import '#app/components/staff/bookings/bookings.css'
import { MoneyTaskList } from '#app/components/staff/money-tasks/money-task-list.tsx'
import { refusedPage } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfPath({ context, params })
  const listed = await context.get(useCases).listMoneyTasks.execute({ actor, organisationId: organisation.id })
  if (!listed.ok) throw refusedPage(listed.refusal.code)
  const query = readListQuery(request.url, { sorts: ['since'], filters: [] })
  return { page: pageOfRows(listed.value.map(moneyTaskOnWire), query) }
}

/** What the payment provider leaves to the campsite's people. */
export default function MoneyTasks({ loaderData: { page } }: Route.ComponentProps) {
  const t = useText('moneyTasks')
  return (
    <div className="page work-page">
      <StaffPage title={t('title')} lead={t('lead')}>
        <MoneyTaskList page={page} />
      </StaffPage>
    </div>
  )
}

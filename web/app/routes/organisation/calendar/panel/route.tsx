import { accepted, refused } from '@camp/domain/shared/result.ts'
import { data, redirect, useSearchParams } from 'react-router'
import { useChart } from '#app/components/staff/calendar/use-chart.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'
import { BlockPanel } from './block-panel.tsx'
import { ChartBookingPanel } from './booking-panel.tsx'
import { loadReservation } from './load-reservation.ts'
import { NewPanel } from './new-panel.tsx'
import { actOnPanel } from './panel-action.ts'
import { panelForm } from './panel-form.server.ts'
import { PanelFrame } from './panel-frame.tsx'
import { refusalText } from './refusal-text.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, requestId, now } = context.get(requestFacts)
  const query = new URL(request.url).searchParams
  const asked = { useCases: context.get(useCases), actor, orgSlug: params.orgSlug ?? '', query, now: now.toString() }
  return { booking: await loadReservation(asked), formKey: requestId }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, now } = context.get(requestFacts)
  const posted = await request.formData()
  const query = new URL(request.url).searchParams
  const once = { form: posted, scope: `calendar:${params.orgSlug}` }
  const done = await idempotentAct(context, once, async () => {
    const asked = { useCases: context.get(useCases), actor, orgSlug: params.orgSlug ?? '', query, now: now.toString() }
    const acted = await actOnPanel({ ...asked, typed: readForm(panelForm, posted) })
    return 'to' in acted ? accepted(acted.to) : refused(acted.refusal)
  })
  if (!done.ok) return data({ refusal: done.refusal }, { status: 409 })
  return redirect(`/org/${params.orgSlug}/calendar${done.value}`, 303)
}

export { readAgainWhenRefused as shouldRevalidate } from '#app/components/staff/bookings/read-again-when-refused.ts'

/** Beside the chart: a booking, a block, or free nights that wait for one of them. */
export default function Panel({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('calendar')
  const ofBookings = useText('bookings')
  const chart = useChart()
  const [query] = useSearchParams()
  const { booking, formKey } = loaderData
  const problem = actionData?.refusal ? refusalText(t, ofBookings, actionData.refusal) : null
  const block = chart?.blocks.find(({ id }) => id === query.get('block'))
  if (!chart) return null
  if (booking) return <ChartBookingPanel booking={booking} chart={chart} problem={problem} formKey={formKey} />
  if (block) return <BlockPanel block={block} chart={chart} problem={problem} key={block.id + query} />
  if (query.has('new')) return <NewPanel chart={chart} problem={problem} formKey={formKey} key={String(query)} />
  if (!query.has('open') && !query.has('block') && !problem) return null
  return (
    <PanelFrame title={t('booking', { reference: query.get('open') ?? '' })} problem={problem ?? t('refusal_not-found')}>
      {null}
    </PanelFrame>
  )
}

import { accepted } from '@camp/domain/shared/result.ts'
import { data, redirect } from 'react-router'
import { type ActAnswers, type ActName, actOf, asksFirst } from '#app/components/staff/bookings/act-answers.ts'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { wayBack } from '#app/components/staff/bookings/way-back.ts'
import { everyText } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { withoutRouterParameters } from '#server/session/guard.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { deskReservationOnWire } from '#server/wire/desk-reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { ActPage } from './act-page.tsx'
import type { ActRequest } from './act-request.ts'
import { type ActOutcome, runAct } from './run-act.ts'
import { saveFilledForm } from './save-filled-form.server.ts'

type Context = Route.LoaderArgs['context']
type Params = Route.LoaderArgs['params']

/** GET shows what the act would change, as far as it asks nothing; it never acts. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { act, view, asked } = await situation(context, params)
  const booking = deskReservationOnWire(view)
  const fromAddress = Object.fromEntries(new URLSearchParams(withoutRouterParameters(new URL(request.url))))
  const plain = { act, booking, formKey: context.get(requestFacts).requestId, answers: fromAddress, refunds: null }
  if (act === 'cancel') return { ...plain, ...(await refundsOf(asked)), outcome: null, refusal: null }
  if (asksFirst(act)) return { ...plain, outcome: null, refusal: null }
  const tried = await runAct(act, { ...asked, answers: {}, dryRun: true })
  return { ...plain, outcome: tried.ok ? tried.value : null, refusal: tried.ok ? null : tried.refusal }
}

/** `step=show` says what the answers would change; `step=do` does it, once, and leads back to the booking. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { act, view, asked } = await situation(context, params)
  const form = await request.formData()
  const answers = readForm(everyText, form)
  const { slug } = view.organisation
  if (answers.step !== 'do') {
    const tried = await runAct(act, { ...asked, answers, dryRun: true })
    if (tried.ok) return { answers: backToPlace(answers), outcome: tried.value, refusal: null }
    return data({ answers: backToPlace(answers), outcome: null, refusal: tried.refusal }, 400)
  }
  const once = { form, scope: `desk ${act} ${view.reservation.id}` }
  const done = await idempotentAct(context, once, async () => {
    const readAgain = async () => (await situation(context, params)).view
    const ran = await saveFilledForm({ ...asked, act, view, readAgain, answers })
    return ran.ok ? accepted(doneAddress(answers, bookingAddress(slug, view.reservation.id), act)) : ran
  })
  if (done.ok) return redirect(done.value, 303)
  const { refusal } = done
  if (refusal.code === 'overtaken') {
    const { fields, shown, revision: version, conflict } = refusal
    const merged = { ...answers, ...fields, shown: JSON.stringify(shown), version }
    return data({ answers: backToPlace(merged), outcome: null, refusal: null, conflict }, 409)
  }
  const outcome = refusal.code === 'changed-meanwhile' ? await proposed(act, { ...asked, answers }) : null
  return data({ answers: backToPlace(answers), outcome, refusal }, 409)
}

export { readAgainWhenRefused as shouldRevalidate } from '#app/components/staff/bookings/read-again-when-refused.ts'

export default function Act({ loaderData, actionData }: Route.ComponentProps) {
  return <ActPage conflict={null} {...loaderData} {...actionData} />
}

/** What the same answers would change by now. */
async function proposed(act: ActName, asked: Omit<ActRequest, 'dryRun'>): Promise<ActOutcome | null> {
  const tried = await runAct(act, { ...asked, dryRun: true })
  return tried.ok ? tried.value : null
}

async function situation(context: Context, params: Params) {
  const act = actOf(params.act)
  if (!act) throw refusedPage('not-found')
  const { actor } = context.get(requestFacts)
  const found = await context.get(useCases).showReservationToDesk.execute({ actor, idOrReference: params.reservationId })
  if (!found.ok || found.value.organisation.slug !== params.orgSlug) throw refusedPage('not-found')
  const asked: Omit<ActRequest, 'answers' | 'dryRun'> = {
    useCases: context.get(useCases),
    actor,
    id: found.value.reservation.id,
  }
  return { act, view: found.value, asked }
}

/** What goes back by the policy and in full, before anything is typed. */
async function refundsOf(asked: Omit<ActRequest, 'answers' | 'dryRun'>) {
  const tried = (refund: 'policy' | 'full') => runAct('cancel', { ...asked, answers: { note: '–', refund }, dryRun: true })
  const [policy, full] = [await tried('policy'), await tried('full')]
  if (!policy.ok || !full.ok || policy.value.kind !== 'act' || full.value.kind !== 'act') return { refunds: null }
  return { refunds: { policy: policy.value.refundAmount, full: full.value.refundAmount } }
}

/** Who is asked something first comes back to the list that it was asked from: another page lay between. */
function backToPlace(answers: ActAnswers): ActAnswers {
  const { back, place } = answers
  return back && place && !back.includes('#') ? { ...answers, back: `${back}#${place}` } : answers
}

/** The lists touch once and want to be back where they were; only our own pages are led to. */
function doneAddress(answers: ActAnswers, booking: string, act: ActName): string {
  const back = wayBack(answers)
  const [address = '', place] = (back ?? booking).split('#')
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('did', act)
  if (back) parameters.set('of', booking.split('/').at(-1) ?? '')
  return `${path}?${parameters}${place ? `#${place}` : ''}`
}

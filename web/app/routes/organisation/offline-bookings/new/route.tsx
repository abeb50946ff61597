import { data, redirect } from 'react-router'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { everyText } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { idempotentForm } from '#server/idempotent-form.ts'
import { idempotencyKeys, requestFacts, useCases } from '#server/request-scope.ts'
import { offlineChoicesOnWire, offlineReservationOnWire } from '#server/wire/offline-reservation-on-wire.ts'
import '#app/components/staff/bookings/bookings.css'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'
import { answersOfAddress, mostPlots, rowCount } from './offline-answers.ts'
import { OfflinePage } from './offline-page.tsx'
import { type OfflineProblem, offlineProblem } from './offline-problems.ts'
import { readOfflineForm } from './read-offline-form.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, requestId } = context.get(requestFacts)
  const choices = await context.get(useCases).offlineReservationChoices.execute({ actor, orgSlug: params.orgSlug })
  if (!choices.ok) throw refusedPage(choices.refusal.code)
  const answers = answersOfAddress(new URL(request.url).searchParams)
  return { choices: offlineChoicesOnWire(choices.value), answers, formKey: requestId, preview: null, problem: null }
}

/**
 * `step=show` says what the booking would be; `step=do` saves it, once, and leads to its page;
 * `step=add-plot` asks for one more.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData()
  const answers = readForm(everyText, form)
  if (answers.step === 'add-plot') {
    return { answers: { ...answers, rows: String(Math.min(rowCount(answers) + 1, mostPlots)) }, preview: null, problem: null }
  }
  const read = readOfflineForm(answers)
  if (!read.ok) return data({ answers, preview: null, problem: read.refusal as OfflineProblem }, 400)
  const { actor } = context.get(requestFacts)
  const asked = { ...read.value, actor, orgSlug: params.orgSlug }
  if (answers.step !== 'do') {
    const shown = await context.get(useCases).previewOfflineReservation.execute(asked)
    if (!shown.ok) return data({ answers, preview: null, problem: offlineProblem(shown.refusal) }, 400)
    return { answers, preview: offlineReservationOnWire(shown.value), problem: null }
  }
  try {
    const save = async () => {
      const created = await context.get(useCases).createOfflineReservation.execute(asked)
      if (!created.ok) throw new RefusedBooking(offlineProblem(created.refusal))
      return withDone(bookingAddress(created.value.organisationSlug, created.value.id), 'created')
    }
    const scope = `offline booking ${params.orgSlug}`
    return redirect(await idempotentForm(context.get(idempotencyKeys), { form, scope }, save), 303)
  } catch (error) {
    if (!(error instanceof RefusedBooking)) throw error
    return data({ answers, preview: null, problem: error.problem }, 409)
  }
}

export default function NewOfflineBooking({ loaderData, actionData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData} {...actionData} />
}

/** Leaves `idempotentForm` without an answer to keep; never leaves this file. */
class RefusedBooking extends Error {
  readonly problem: OfflineProblem

  constructor(problem: OfflineProblem) {
    super(problem.code)
    this.problem = problem
  }
}

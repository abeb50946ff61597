import { locales } from '@camp/domain/languages/language.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { countryChoices } from '#app/components/guest-details/country-choices.ts'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { everyText } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { offlineChoicesOnWire, offlineReservationOnWire } from '#server/wire/offline-reservation-on-wire.ts'
import '#app/components/staff/bookings/bookings.css'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'
import { freePlots } from './free-plots.server.ts'
import { FreePlotsPage } from './free-plots.tsx'
import { liveBooking } from './live-booking.server.ts'
import { answersOfAddress, mostBookingRows, type OfflineAnswers, rowCount, wishOfAddress } from './offline-answers.ts'
import { readOfflineForm } from './offline-form.server.ts'
import { OfflinePage } from './offline-page.tsx'
import { type OfflineProblem, offlineProblems } from './offline-problems.ts'

/**
 * Without a plot the free ones for the dates and the party of the address; with one, the booking to fill in.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, requestId, language } = context.get(requestFacts)
  const asked = { actor, orgSlug: params.orgSlug }
  const choices = await context.get(useCases).offlineReservationChoices.execute(asked)
  if (!choices.ok) throw refusedPage(choices.refusal.code)
  const wire = offlineChoicesOnWire(choices.value)
  const query = new URL(request.url).searchParams
  if (!query.has('plot')) {
    const found = await freePlots(context.get(useCases), asked, wishOfAddress(query, wire.today))
    return { found: { ...found, today: wire.today }, booking: null }
  }
  const answers = answersOfAddress(query, wire.today)
  const live = await liveBooking(context.get(useCases), asked, answers)
  const countries = countryChoices(locales[language])
  return { found: null, booking: { choices: { ...wire, countries }, answers, formKey: requestId, live } }
}

/** What a post changes on this page comes with its answer. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

/**
 * `step=live` and `step=show` say what the booking would be; `step=do` saves it, once, and leads to its page;
 * `step=add-plot` asks for one more.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData()
  const answers = readForm(everyText, form)
  const { actor } = context.get(requestFacts)
  const by = { actor, orgSlug: params.orgSlug }
  const shown = (given: OfflineAnswers) => liveBooking(context.get(useCases), by, given)
  if (answers.step === 'live') return { answers, live: await shown(answers), problems: [] }
  if (answers.step === 'add-plot') {
    const more = { ...answers, rows: String(Math.min(rowCount(answers) + 1, mostBookingRows)) }
    return { answers: more, live: await shown(more), problems: [] }
  }
  const { command, problems } = readOfflineForm(answers)
  const refused = async (because: readonly OfflineProblem[], status: number) =>
    data({ answers, live: await shown(answers), problems: because }, status)
  if (!command) return refused(problems, 400)
  const asked = { ...command, ...by }
  if (answers.step !== 'do' || problems.length > 0) {
    const preview = await context.get(useCases).previewOfflineReservation.execute(asked)
    if (!preview.ok) return refused(offlineProblems(preview.refusal, problems), 400)
    if (problems.length > 0) return refused(problems, 400)
    return { answers, live: { preview: offlineReservationOnWire(preview.value), problems: [] }, problems: [] }
  }
  const once = { form, scope: `offline booking ${params.orgSlug}` }
  const saved = await idempotentAct(context, once, async () => {
    const created = await context.get(useCases).createOfflineReservation.execute(asked)
    return created.ok ? accepted(withDone(bookingAddress(created.value.organisationSlug, created.value.id), 'created')) : created
  })
  return saved.ok ? redirect(saved.value, 303) : refused(offlineProblems(saved.refusal), 409)
}

export default function NewOfflineBooking({ loaderData: { found, booking }, actionData }: Route.ComponentProps) {
  if (found) return <FreePlotsPage {...found} />
  return <OfflinePage key={booking.formKey} problems={[]} {...booking} {...actionData} />
}

import { revisionOfAgeScale } from '@camp/application/pricing/settings/age-scale-use-cases.ts'
import type { AgeScaleId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { plotsBySite } from '#app/components/staff/pricing/plot-choices.ts'
import { ageScalesPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useCases } from '#server/request-scope.ts'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import { rowOf, throwPageRefusals } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'
import { ageScaleToAnswers, newAgeScaleAnswers, withEmptyBands } from './age-scale-answers.ts'
import { ageScaleForm, readAgeScale } from './age-scale-form.server.ts'
import { AgeScaleForm } from './age-scale-form.tsx'
import { ageScaleProblemsOf } from './age-scale-form-problems.ts'
import '#app/components/staff/pricing/pricing.css'

/** Without an id in the address it is a new scale. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  const scale = params.ageScaleId ? rowOf(prices.ageScales, params.ageScaleId) : null
  return {
    id: scale?.id ?? null,
    name: scale?.name ?? null,
    answers: scale ? ageScaleToAnswers(scale) : newAgeScaleAnswers,
    plotIds: prices.plots.filter(({ ageScaleId }) => scale && ageScaleId === scale.id).map(({ id }): string => id),
    sites: plotsBySite(prices),
    revision: scale ? revisionOfAgeScale(scale, prices) : '',
    mayManage: prices.mayManage,
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, organisation } = await pricesOfRequest({ context, request })
  const { answers: typed, plotIds, revision } = readForm(ageScaleForm, await request.formData())
  const shown = { answers: { ...typed, bands: withEmptyBands(typed.bands) }, plotIds: plotIds.map(String), revision }
  const read = readAgeScale(typed, organisation.currency)
  if (!read.ok) return data({ ...shown, problems: read.refusal }, 400)
  const scale = read.value
  const id = (params.ageScaleId ?? null) as AgeScaleId | null
  const saved = await context.get(useCases).saveAgeScale.execute({ ...who, id, revision, scale, plotIds })
  if (!saved.ok) return data({ ...shown, problems: ageScaleProblemsOf(throwPageRefusals(saved.refusal)) }, 409)
  return redirect(withDone(organisationAddress(organisation.slug, ageScalesPage), id ? 'saved' : 'created'), 303)
}

export default function EditAgeScale({ loaderData, actionData }: Route.ComponentProps) {
  return <AgeScaleForm problems={[]} {...loaderData} {...actionData} />
}

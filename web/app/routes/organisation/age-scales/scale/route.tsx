import { revisionOfAgeScale } from '@camp/application/pricing/settings/age-scale-use-cases.ts'
import type { AgeScaleId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { choicesBySite } from '#app/components/staff/pricing/plot-choices.ts'
import { saveAsShown } from '#app/components/staff/settings-forms/save-as-shown.server.ts'
import { ageScalesPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useCases } from '#server/request-scope.ts'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import { rowOf } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'
import { type AgeScaleAnswers, ageScaleToAnswers, newAgeScaleAnswers, withEmptyBands } from './age-scale-answers.ts'
import { ageScaleForm, typedAgeScale } from './age-scale-form.server.ts'
import { AgeScaleForm } from './age-scale-form.tsx'
import { ageScaleProblemsOf } from './age-scale-form-problems.ts'
import '#app/components/staff/pricing/pricing.css'

/** Without an id in the address it is a new scale. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  const scale = params.ageScaleId ? rowOf(prices.ageScales, params.ageScaleId) : null
  const answers = scale ? ageScaleToAnswers(scale) : newAgeScaleAnswers
  const plotIds = prices.plots.filter(({ ageScaleId }) => scale && ageScaleId === scale.id).map(({ id }): string => id)
  return {
    id: scale?.id ?? null,
    name: scale?.name ?? null,
    answers,
    plotIds,
    shown: { ...answers, plots: plotIds },
    sites: choicesBySite(prices),
    revision: scale ? revisionOfAgeScale(scale, prices) : '',
    mayManage: prices.mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, organisation } = await pricesOfRequest({ context, request })
  const { answers: typed, plotIds, ...basis } = readForm(ageScaleForm, await request.formData())
  const answers: AgeScaleAnswers = { ...typed, bands: withEmptyBands(typed.bands) }
  const reply = { answers, plotIds: plotIds.map(String), ...basis, conflict: null }
  const read = typedAgeScale(typed, organisation.currency)
  if (!read.ok) return data({ ...reply, problems: read.refusal }, 400)
  const scale = read.value
  const id = (params.ageScaleId ?? null) as AgeScaleId | null
  const acts = context.get(useCases)
  const saved = await saveAsShown(acts, {
    query: { ...who, act: 'age-scale', subject: id ?? '' },
    posted: { ...basis, typed: { ...answers, plots: reply.plotIds } },
    now: () => loader(args),
    save: (revision) => acts.saveAgeScale.execute({ ...who, id, revision, scale, plotIds }),
  })
  if (!saved.ok) {
    const { refusal } = saved
    if (refusal.code !== 'overtaken') return data({ ...reply, problems: ageScaleProblemsOf(refusal) }, 409)
    const { fields, shown, revision, conflict } = refusal
    const { plots: mergedPlots, ...merged } = fields
    return data({ answers: merged, plotIds: mergedPlots, revision, shown, problems: [], conflict }, 409)
  }
  return redirect(withDone(organisationAddress(organisation.slug, ageScalesPage), id ? 'saved' : 'created'), 303)
}

export default function EditAgeScale({ loaderData, actionData }: Route.ComponentProps) {
  return <AgeScaleForm problems={[]} conflict={null} {...loaderData} {...actionData} />
}

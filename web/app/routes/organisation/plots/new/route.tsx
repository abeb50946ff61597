import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { problemsOf } from '#app/components/staff/settings-forms/problem-words.ts'
import { plotsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { managingRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { newPlots } from './new-plots-answers.ts'
import { newPlotsFacts, newPlotsForm } from './new-plots-form.server.ts'
import { NewPlotsForm } from './new-plots-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts } = await managingRequest({ context, request })
  const sites = valueOrThrowPage(await acts.listSites.execute(who)).map(({ id, name }) => ({ id: id as string, name }))
  const site = sites.find(({ id }) => id === new URL(request.url).searchParams.get('site')) ?? sites[0]
  return { sites, answers: { ...newPlots, siteId: site?.id ?? '' } }
}

/** Posted twice, the second one is told that the names are in use: nothing is made twice. */
export async function action({ context, request }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const answers = readForm(newPlotsForm, await request.formData())
  const added = await acts.addPlots.execute({ ...who, ...newPlotsFacts(organisation.currency).parse(answers) })
  if (!added.ok) return data({ answers, problems: problemsOf(throwPageRefusals(added.refusal)) }, 409)
  return redirect(withDone(organisationAddress(organisation.slug, plotsPage, { site: answers.siteId }), 'created'), 303)
}

export default function AddPlots({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPlotsForm problems={[]} {...loaderData} {...actionData} />
}

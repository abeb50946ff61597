import type { SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { typedCents } from '#app/formatting/typed-number.ts'
import { problemsOf } from '../../settings-forms/problem-words.ts'
import { managingRequest, throwPageRefusals, valueOrThrowPage } from '../../settings-forms/settings-request.ts'
import { readTypedForm, wholeOf } from '../../settings-forms/typed-form.ts'
import { plotsPage } from '../plot-answers.ts'
import type { Route } from './+types/route.ts'
import { type NewPlotsAnswers, newPlots, newPlotsFields } from './new-plots-answers.ts'
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
  const form = await request.formData()
  const answers = readTypedForm(form, newPlotsFields)
  const added = await acts.addPlots.execute({ ...who, ...readNewPlots(answers, organisation.currency) })
  if (!added.ok) return data({ answers, problems: problemsOf(throwPageRefusals(added.refusal)) }, 409)
  return redirect(withDone(organisationAddress(organisation.slug, plotsPage, { site: answers.siteId }), 'created'), 303)
}

function readNewPlots(answers: NewPlotsAnswers, currency: string) {
  const cents = typedCents(answers.rate)
  return {
    siteId: answers.siteId as SiteId,
    series: { name: answers.name, count: wholeOf(answers.count) ?? 1, firstNumber: wholeOf(answers.firstNumber) },
    facts: {
      isElectrified: answers.isElectrified === 'yes',
      paxMin: 1,
      paxMax: wholeOf(answers.paxMax) ?? Number.NaN,
      tentsMax: wholeOf(answers.tentsMax),
      caravansMax: wholeOf(answers.caravansMax),
    },
    rateBasis: answers.rateBasis === 'perPerson' ? ('perPerson' as const) : ('perPlot' as const),
    rate: cents === null || cents < 0 ? null : Money.cents(cents, currency),
  }
}

export default function AddPlots({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPlotsForm problems={[]} {...loaderData} {...actionData} />
}

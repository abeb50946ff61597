import type { SpecialTermId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { problemsOf } from '#app/components/staff/settings-forms/problem-words.ts'
import { specialTermsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { rowOf, throwPageRefusals } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { newTerm, termToAnswers } from './term-answers.ts'
import { termFacts, termForm } from './term-form.server.ts'
import { TermForm } from './term-form.tsx'

/** Without an id in the address it is a new term, put to the guests of every site. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const [terms, listed] = await Promise.all([acts.listSpecialTerms.execute(who), acts.listSites.execute(who)])
  const term = params.termId ? rowOf(valueOrThrowPage(terms), params.termId) : null
  const sites = valueOrThrowPage(listed).map(({ id, name }) => ({ id: id as string, name }))
  return {
    id: term?.id ?? null,
    name: term?.name ?? null,
    rowVersion: term?.rowVersion ?? 0,
    answers: term ? termToAnswers(term) : newTerm,
    chosen: term ? term.siteIds.map(String) : sites.map(({ id }) => id),
    sites,
    mayManage,
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const { answers, rowVersion, sites: chosen } = readForm(termForm, await request.formData())
  const term = { ...termFacts.parse(answers), siteIds: chosen }
  const id = (params.termId ?? null) as SpecialTermId | null
  const saved = await acts.saveSpecialTerm.execute({ ...who, id, rowVersion, term })
  if (!saved.ok) return data({ answers, chosen, rowVersion, problems: problemsOf(throwPageRefusals(saved.refusal)) }, 409)
  return redirect(withDone(organisationAddress(organisation.slug, specialTermsPage), id ? 'saved' : 'created'), 303)
}

export default function EditSpecialTerm({ loaderData, actionData }: Route.ComponentProps) {
  return <TermForm problems={[]} {...loaderData} {...actionData} />
}

import type { SpecialTermId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { refusedRow } from '#app/components/staff/settings-forms/refused-row.server.ts'
import { specialTermsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { rowOf, throwPageRefusals } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { newTerm, type TermAnswers, termToAnswers } from './term-answers.ts'
import { termFacts, termForm } from './term-form.server.ts'
import { TermForm } from './term-form.tsx'

/** Without an id in the address it is a new term, put to the guests of every site. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const [terms, listed] = await Promise.all([acts.listSpecialTerms.execute(who), acts.listSites.execute(who)])
  const term = params.termId ? rowOf(valueOrThrowPage(terms), params.termId) : null
  const sites = valueOrThrowPage(listed).map(({ id, name }) => ({ id: id as string, name }))
  const answers = term ? termToAnswers(term) : newTerm
  const chosen = term ? term.siteIds.map(String) : sites.map(({ id }) => id)
  return {
    id: term?.id ?? null,
    name: term?.name ?? null,
    rowVersion: term?.rowVersion ?? 0,
    answers,
    chosen,
    shown: { ...answers, sites: chosen },
    sites,
    mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const { answers, sites: siteIds, ...version } = readForm(termForm, await request.formData())
  const term = { ...termFacts.parse(answers), siteIds }
  const id = (params.termId ?? null) as SpecialTermId | null
  const saved = await acts.saveSpecialTerm.execute({ ...who, id, rowVersion: version.rowVersion, term })
  if (!saved.ok) {
    const withSites = (of: TermAnswers, chosen: readonly string[]) => ({ ...of, sites: chosen })
    const reply = await refusedRow(acts, throwPageRefusals(saved.refusal), {
      query: { ...who, act: 'special-term', subject: id ?? '' },
      editorField: 'text',
      posted: { answers: withSites(answers, siteIds), ...version },
      now: async () => {
        const stored = await loader(args)
        return { rowVersion: stored.rowVersion, answers: withSites(stored.answers, stored.chosen) }
      },
    })
    const { sites: chosen, ...merged } = reply.answers
    return data({ ...reply, answers: merged, chosen }, 409)
  }
  return redirect(withDone(organisationAddress(organisation.slug, specialTermsPage), id ? 'saved' : 'created'), 303)
}

export default function EditSpecialTerm({ loaderData, actionData }: Route.ComponentProps) {
  return <TermForm problems={[]} conflict={null} {...loaderData} {...actionData} />
}

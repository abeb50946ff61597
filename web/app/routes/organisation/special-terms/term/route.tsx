import { revisionOf } from '@camp/application/shared/revision.ts'
import type { SpecialTermId } from '@camp/domain/shared/ids.ts'
import { answerOfRow } from '#app/components/staff/settings-forms/row-form.server.ts'
import { specialTermsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { rowOf } from '#server/staff/refused-page.ts'
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
  const chosen: readonly string[] = term ? term.siteIds : sites.map(({ id }) => id)
  const answers = { ...(term ? termToAnswers(term) : newTerm), sites: chosen }
  return {
    id: term?.id ?? null,
    name: term?.name ?? null,
    revision: term ? revisionOf(term) : '',
    answers,
    shown: answers,
    sites,
    mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const { answers, sites: siteIds, ...filled } = readForm(termForm, await request.formData())
  const term = { ...termFacts.parse(answers), siteIds }
  const id = (params.termId ?? null) as SpecialTermId | null
  return answerOfRow(acts, {
    query: { ...who, act: 'special-term', subject: id ?? '' },
    posted: { answers: { ...answers, sites: siteIds as readonly string[] }, ...filled },
    now: () => loader(args),
    save: (revision) => acts.saveSpecialTerm.execute({ ...who, id, revision, term }),
    slug: organisation.slug,
    listPage: specialTermsPage,
    editorField: 'text',
  })
}

export default function EditSpecialTerm({ loaderData, actionData }: Route.ComponentProps) {
  const { answers: filled, ...form } = { problems: [], conflict: null, ...loaderData, ...actionData }
  const { sites: chosen, ...answers } = filled
  return <TermForm {...form} answers={answers} chosen={chosen} />
}

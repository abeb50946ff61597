import { revisionOf } from '@camp/application/shared/revision.ts'
import type { SeasonId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { seasonsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm, readTyped } from '#app/forms/read-form.server.ts'
import { useCases } from '#server/request-scope.ts'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import { rowOf, throwPageRefusals } from '#server/staff/refused-page.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'
import { type SeasonAnswers, type SeasonFormProblem, seasonProblemsOf, seasonToAnswers } from './season-answers.ts'
import { seasonFacts, seasonForm } from './season-form.server.ts'
import { SeasonForm } from './season-form.tsx'

const noSeason: SeasonAnswers = {
  name: '',
  seasonType: 'in',
  startDate: '',
  endDate: '',
  minimumStayPeriod: '',
  isActive: true,
}

/** Without an id in the address it is a new season. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  const season = params.seasonId ? rowOf(prices.seasons, params.seasonId) : null
  return {
    id: season?.id ?? null,
    name: season?.name ?? null,
    year: season?.startDate.year ?? null,
    answers: season ? seasonToAnswers(season) : noSeason,
    revision: season ? revisionOf(season) : '',
    mayManage: prices.mayManage,
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const { answers, revision } = readForm(seasonForm, await request.formData())
  const read = readTyped<typeof seasonFacts, SeasonFormProblem['code']>(seasonFacts, answers)
  if (!read.ok) return data({ answers, problems: read.refusal.problems, revision }, 400)
  const season = read.value
  const id = (params.seasonId ?? null) as SeasonId | null
  const saved = await context.get(useCases).saveSeason.execute({ actor, organisationId: organisation.id, id, revision, season })
  if (!saved.ok) return data({ answers, problems: seasonProblemsOf(throwPageRefusals(saved.refusal)), revision }, 409)
  const back = organisationAddress(organisation.slug, seasonsPage, { year: season.startDate.year })
  return redirect(withDone(back, id ? 'saved' : 'created'), 303)
}

export default function EditSeason({ loaderData, actionData }: Route.ComponentProps) {
  return <SeasonForm problems={[]} {...loaderData} {...actionData} />
}

import type { TakesNights } from '@camp/application/pricing/settings/season-use-cases.ts'
import { revisionOf } from '@camp/application/shared/revision.ts'
import type { SeasonId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { type GivingWayRow, givingWayRow } from '#app/components/staff/pricing/giving-way-row.ts'
import { saveAsShown } from '#app/components/staff/settings-forms/save-as-shown.server.ts'
import { seasonsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm, readTyped } from '#app/forms/read-form.server.ts'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import { rowOf } from '#server/staff/refused-page.ts'
import { managingRequest } from '#server/staff/settings-request.ts'
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

interface GivingWayOnPage {
  readonly givingWay: readonly GivingWayRow[]
  /** What whoever saves again agrees to. */
  readonly agreed: string
}

const nothingGivesWay: GivingWayOnPage = { givingWay: [], agreed: '' }

/** Without an id in the address it is a new season. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  const season = params.seasonId ? rowOf(prices.seasons, params.seasonId) : null
  const answers = season ? seasonToAnswers(season) : noSeason
  return {
    id: season?.id ?? null,
    name: season?.name ?? null,
    year: season?.startDate.year ?? null,
    answers,
    shown: answers,
    revision: season ? revisionOf(season) : '',
    ...nothingGivesWay,
    mayManage: prices.mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, organisation, acts } = await managingRequest({ context, request })
  const { answers, agreed, ...basis } = readForm(seasonForm, await request.formData())
  const read = readTyped<typeof seasonFacts, SeasonFormProblem['code']>(seasonFacts, answers)
  if (!read.ok) return data({ answers, problems: read.refusal.problems, ...basis, ...nothingGivesWay, conflict: null }, 400)
  const season = read.value
  const id = (params.seasonId ?? null) as SeasonId | null
  const saved = await saveAsShown(acts, {
    query: { ...who, act: 'season', subject: id ?? '' },
    posted: { ...basis, typed: answers },
    now: () => loader(args),
    save: (revision) => acts.saveSeason.execute({ ...who, id, revision, season, agreed }),
  })
  if (!saved.ok) {
    const { refusal } = saved
    if (refusal.code === 'overtaken') {
      const { fields, shown, revision, conflict } = refusal
      return data({ answers: fields, problems: [], revision, shown, ...nothingGivesWay, conflict }, 409)
    }
    const problems = seasonProblemsOf(refusal)
    return data(
      { answers, problems, ...basis, conflict: null, ...(refusal.code === 'takes-nights' ? taken(refusal) : nothingGivesWay) },
      409,
    )
  }
  const back = organisationAddress(organisation.slug, seasonsPage, { year: season.startDate.year })
  return redirect(withDone(back, id ? 'saved' : 'created'), 303)
}

function taken({ givingWay }: TakesNights): GivingWayOnPage {
  return { givingWay: givingWay.map(givingWayRow), agreed: revisionOf(givingWay) }
}

export default function EditSeason({ loaderData, actionData }: Route.ComponentProps) {
  return <SeasonForm problems={[]} conflict={null} {...loaderData} {...actionData} />
}

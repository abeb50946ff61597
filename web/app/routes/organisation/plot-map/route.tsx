import { mapPlaceProblems, placesInRows } from '@camp/domain/plots/map-place.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { NoPlotsYet } from '#app/components/staff/no-plots-yet.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { isSamePlace, plotMapPage, readPlace, sides, typedPlace, typedPlaces } from './map-places.ts'
import { plotMapForm } from './plot-map-form.server.ts'
import { type MapProblem, PlotMapForm } from './plot-map-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const [listed, sites] = await Promise.all([acts.listPlots.execute(who), acts.listSites.execute(who)])
  const names = new Map<string, string>(valueOrThrowPage(sites).map(({ id, name }) => [id, name]))
  const plots = valueOrThrowPage(listed).map(({ id, name, plotNumber, siteId, map }) => {
    return { id: id as string, name, plotNumber, site: names.get(siteId) ?? '', map }
  })
  return { plots, typed: typedPlaces(plots), mayManage }
}

/** Writes what moved; what somebody else placed meanwhile and this form left alone stays. */
export async function action({ context, request }: Route.ActionArgs) {
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const plots = valueOrThrowPage(await acts.listPlots.execute(who))
  const { typed, opened, fillsRows } = readForm(plotMapForm(plots.map(({ id }) => id)), await request.formData())
  const read = plots.map((plot) => ({ plot, place: readPlace(typed[plot.id] ?? typedPlace(null)) }))
  const problems = read.flatMap(({ plot: { id, name }, place }): readonly MapProblem[] => {
    if (place.kind === 'incomplete') return [{ field: `${id}.x`, name, code: 'incomplete' as const }]
    return place.kind === 'on' ? mapPlaceProblems(id, place.map).map((problem) => ({ ...problem, name })) : []
  })
  if (problems.length > 0) return data({ typed, problems }, 400)

  const moved = read
    .filter(({ plot }) => sides.some((side) => typed[plot.id]?.[side] !== opened[plot.id]?.[side]))
    .map(({ plot, place }) => ({ id: plot.id, map: place.kind === 'on' ? place.map : null }))
  const placed = read.flatMap(({ place }) => (place.kind === 'on' ? [place.map] : []))
  const rest = fillsRows ? read.filter(({ place }) => place.kind === 'off').map(({ plot }) => plot.id) : []
  const rows = placesInRows(rest.length, placed).map((map, nth) => ({ id: rest[nth] ?? plots[0]?.id ?? ('' as never), map }))
  const places = [...moved.filter(({ id }) => !rest.includes(id)), ...rows].filter(({ id, map }) => {
    return !isSamePlace(plots.find((plot) => plot.id === id)?.map ?? null, map)
  })
  const saved = await acts.placePlots.execute({ ...who, places })
  if (!saved.ok) {
    const refusal = throwPageRefusals(saved.refusal)
    return data({ typed, problems: refusal.problems.map((problem) => ({ ...problem, name: '' })) }, 409)
  }
  return redirect(withDone(organisationAddress(organisation.slug, plotMapPage), 'saved'), 303)
}

export default function PlotMapEditor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('placeSettings')
  const { slug } = useStaffOrganisation().organisation
  const { plots, typed, mayManage } = loaderData
  const actions = (
    <ButtonLink to={`/${slug}/map`} intent="secondary">
      {t('mapSeen')}
    </ButtonLink>
  )
  return (
    <StaffPage title={t('mapTitle')} lead={t('mapLead')} actions={actions} hasErrors={actionData !== undefined}>
      {plots.length === 0 ? (
        <NoPlotsYet icon="map" text={t('mapEmpty')} />
      ) : (
        <PlotMapForm
          key={JSON.stringify(typed)}
          plots={plots}
          opened={typed}
          typed={actionData?.typed ?? typed}
          problems={actionData?.problems ?? []}
          mayManage={mayManage}
        />
      )}
    </StaffPage>
  )
}

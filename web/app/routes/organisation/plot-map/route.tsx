import { mapPlaceProblems, placesInRows } from '@camp/domain/plots/map-place.ts'
import { plotMapText } from '@camp/domain/plots/plot-map.ts'
import { useState } from 'react'
import { data, redirect } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { NoPlotsYet } from '#app/components/staff/no-plots-yet.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { picturesAddress } from '#app/components/staff/pictures/picture-addresses.ts'
import { type UploadProblem, uploadProblemText } from '#app/components/staff/pictures/picture-problems.ts'
import '#app/components/staff/pictures/pictures.css'
import { UploadForm } from '#app/components/staff/pictures/upload-form.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { missingOf, withEmptyRows } from './drawn-marks.ts'
import { overtakenMap, type ThreeMaps } from './map-conflict.server.ts'
import { draftOf, mapOfDraft } from './map-draft.ts'
import { isSamePlace, plotMapPage, readPlace, sides, typedPlace } from './map-places.ts'
import { plotMapForm } from './plot-map-form.server.ts'
import { PlotMapForm } from './plot-map-form.tsx'
import type { MapProblem } from './use-problem-texts.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const [listed, sites, map] = await Promise.all([
    acts.listPlots.execute(who),
    acts.listSites.execute(who),
    acts.readPlotMap.execute(who),
  ])
  const names = new Map<string, string>(valueOrThrowPage(sites).map(({ id, name }) => [id, name]))
  const plots = valueOrThrowPage(listed).map(({ id, name, plotNumber, siteId, map: place }) => {
    return { id: id as string, name, plotNumber, site: names.get(siteId) ?? '', map: place }
  })
  const drawn = valueOrThrowPage(map)
  return { plots, draft: draftOf(plots, drawn), openedMap: plotMapText(drawn), picture: drawn.picture, mayManage }
}

/** Writes what moved; what somebody else placed meanwhile and this form left alone stays. */
export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const plots = valueOrThrowPage(await acts.listPlots.execute(who))
  const form = readForm(plotMapForm(plots.map(({ id }) => id)), await request.formData())
  const { draft, opened, openedMap, fillsRows } = form
  const read = plots.map((plot) => ({ plot, place: readPlace(draft.places[plot.id] ?? typedPlace(null)) }))
  const problems = read.flatMap(({ plot: { id, name }, place }): readonly MapProblem[] => {
    if (place.kind === 'incomplete') return [{ field: `${id}.x`, name, code: 'incomplete' as const }]
    return place.kind === 'on' ? mapPlaceProblems(id, place.map).map((problem) => ({ ...problem, name })) : []
  })
  const marks = draft.marks.flatMap((mark, nth): readonly MapProblem[] => {
    const part = missingOf(mark)
    return part ? [{ field: `marks.${nth}.${part}`, name: '', code: 'missing' }] : []
  })
  if (problems.length + marks.length > 0) return refusedMap(form, [...problems, ...marks])

  const moved = read
    .filter(({ plot }) => sides.some((side) => draft.places[plot.id]?.[side] !== opened[plot.id]?.[side]))
    .map(({ plot, place }) => ({ id: plot.id, map: place.kind === 'on' ? place.map : null }))
  const placed = read.flatMap(({ place }) => (place.kind === 'on' ? [place.map] : []))
  const rest = fillsRows ? read.filter(({ place }) => place.kind === 'off').map(({ plot }) => plot.id) : []
  const rows = placesInRows(rest.length, placed).map((map, nth) => ({ id: rest[nth] ?? plots[0]?.id ?? ('' as never), map }))
  const places = [...moved.filter(({ id }) => !rest.includes(id)), ...rows].filter(({ id, map }) => {
    return !isSamePlace(plots.find((plot) => plot.id === id)?.map ?? null, map)
  })
  const saved = await acts.drawPlotMap.execute({ ...who, places, opened: openedMap, drawn: mapOfDraft(draft) })
  if (!saved.ok) {
    const refusal = throwPageRefusals(saved.refusal)
    if (refusal.code === 'changed-meanwhile') {
      const merged = await overtakenMap(acts, who, { posted: form, now: await loader(args) })
      return data({ ...merged, problems: [] }, 409)
    }
    return refusedMap(
      form,
      refusal.problems.map((problem) => ({ ...problem, name: '' })),
    )
  }
  return redirect(withDone(organisationAddress(organisation.slug, plotMapPage), 'saved'), 303)
}

/** With what it was opened with, so that a later change of somebody else is seen. */
function refusedMap({ draft, opened, openedMap }: ThreeMaps['posted'], problems: readonly MapProblem[]) {
  return data({ draft: { ...draft, marks: withEmptyRows(draft.marks) }, opened, openedMap, problems, conflict: null }, 400)
}

export default function PlotMapEditor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('placeSettings')
  const { slug } = useStaffOrganisation().organisation
  const { plots, draft, openedMap, picture, mayManage } = loaderData
  const [uploadProblems, setUploadProblems] = useState<readonly UploadProblem[]>([])
  const pictureTexts = useText('pictureSettings')
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
        <>
          <PlotMapForm
            // Anew for what is stored, and for what two people drew.
            key={`${JSON.stringify(draft)}${actionData?.conflict ? actionData.openedMap : ''}`}
            plots={plots}
            opened={actionData?.opened ?? draft.places}
            openedMap={actionData?.openedMap ?? openedMap}
            picture={picture}
            draft={actionData?.draft ?? draft}
            problems={actionData?.problems ?? []}
            conflict={actionData?.conflict ?? null}
            mayManage={mayManage}
          />
          {mayManage && (
            <div className="mt-8 grid gap-4" id="map-picture">
              <ErrorSummary
                problems={uploadProblems.map((problem) => ({
                  field: 'pictures',
                  message: uploadProblemText(pictureTexts, problem),
                }))}
              />
              <UploadForm
                owner="map"
                single="map"
                room={1}
                most={1}
                shownAt={organisationAddress(slug, plotMapPage)}
                action={picturesAddress(slug, 'map')}
                onProblems={setUploadProblems}
              />
              {picture && (
                <ButtonLink to={picturesAddress(slug, 'map')} intent="secondary">
                  {t('mapPictureChange')}
                </ButtonLink>
              )}
            </div>
          )}
        </>
      )}
    </StaffPage>
  )
}

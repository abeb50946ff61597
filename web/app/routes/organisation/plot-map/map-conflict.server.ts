import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { ThreeForms } from '@camp/domain/shared/merged-fields.ts'
import { overtaken } from '#app/components/staff/settings-forms/conflict.server.ts'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { openedGround, type TypedMark, withEmptyRows } from './drawn-marks.ts'
import type { MapDraft } from './map-draft.ts'
import { sides, type TypedPlaces } from './map-places.ts'

/** The map as one opened it, as it is now, and as one drew it. */
export interface ThreeMaps {
  readonly posted: { readonly draft: MapDraft; readonly opened: TypedPlaces; readonly openedMap: string }
  readonly now: { readonly draft: MapDraft; readonly openedMap: string }
}

export interface OvertakenMap {
  readonly draft: MapDraft
  readonly opened: TypedPlaces
  readonly openedMap: string
  readonly conflict: Conflict
}

type Ground = Pick<MapDraft, 'marks' | 'background' | 'opacity' | 'scale'>

/**
 * What was drawn here stays, what somebody else drew where nobody did anything here is in it, and the two
 * stand beside each other where both did something.
 */
export async function overtakenMap(
  acts: Pick<UseCases, 'showLastChange'>,
  who: { readonly actor: Actor; readonly organisationId: OrganisationId },
  maps: ThreeMaps,
): Promise<OvertakenMap> {
  const query = { ...who, act: 'plot-ground', subject: who.organisationId }
  const { fields, conflict } = await overtaken<Ground>(acts, query, threeGrounds(maps))
  const { draft, openedMap } = maps.now
  const places = mergedPlaces(maps)
  return { draft: { places, ...fields, marks: withEmptyRows(fields.marks) }, opened: draft.places, openedMap, conflict }
}

export function threeGrounds({ posted, now }: ThreeMaps): ThreeForms<Ground> {
  const { marks, background, opacity, scale } = openedGround(posted.openedMap)
  // A picture that nobody had placed was put under everything: that is no choice of this person.
  const shown = { marks, background: background ?? posted.draft.background, opacity, scale }
  return { shown, stored: groundOf(now.draft), typed: groundOf(posted.draft) }
}

function groundOf({ marks, background, opacity, scale }: MapDraft): Ground {
  return { marks: marks.filter(isFilled), background, opacity, scale }
}

function isFilled({ kind, label, points }: TypedMark): boolean {
  return kind !== '' || label !== '' || points !== ''
}

/** Where plots lie, the last one to move a plot wins (rule W15). */
function mergedPlaces({ posted, now }: ThreeMaps): TypedPlaces {
  const { opened } = posted
  const { places } = posted.draft
  return Object.fromEntries(
    Object.entries(now.draft.places).map(([id, stored]) => {
      const typed = places[id]
      const isMoved = typed && sides.some((side) => typed[side] !== opened[id]?.[side])
      return [id, isMoved ? typed : stored]
    }),
  )
}

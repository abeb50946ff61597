import {
  longestMarkLabel,
  type MapMark,
  type MapPoint,
  type MarkKind,
  markKinds,
  mostMarks,
  pointsOf,
} from '@camp/domain/plots/map-marks.ts'
import { mapReach, smallestOnMap } from '@camp/domain/plots/map-place.ts'
import { opacityLimits, type PlotMap, scaleLimits } from '@camp/domain/plots/plot-map.ts'
import * as z from 'zod'
import { aDecimal, aText, atMostCharacters, type FieldSchemas, matching, oneOf, valueThat, whole } from './expectations.ts'
import { fault } from './rules.ts'

const corner = aDecimal(-mapReach, mapReach)
const side = aDecimal(smallestOnMap, mapReach)
const point: z.ZodType<MapPoint, unknown> = z.tuple([corner, corner])

const mark = z
  .strictObject({
    kind: oneOf(Object.keys(markKinds) as MarkKind[]),
    label: valueThat<string>(aText, matching('one line', /^[^\p{Cc}]*$/u), atMostCharacters(longestMarkLabel)),
    points: z.array(point),
  } satisfies FieldSchemas<MapMark>)
  .superRefine(({ kind, points }, context) => {
    const { least, most } = pointsOf[markKinds[kind]]
    if (points.length >= least && points.length <= most) return
    fault(context, ['points'], `expected ${least === most ? least : `${least} to ${most}`} points, got ${points.length}`)
  })

const background = z.strictObject({
  place: z.strictObject({ x: corner, y: corner, width: side, height: side }),
  opacity: whole(opacityLimits.least, opacityLimits.most),
} satisfies FieldSchemas<NonNullable<PlotMap['background']>>)

export const plotMapSchema = z.strictObject({
  marks: z.array(mark).max(mostMarks, `at most ${mostMarks} marks`),
  background: background.nullable(),
  metresPerHundred: aDecimal(scaleLimits.least, scaleLimits.most).nullable(),
} satisfies FieldSchemas<PlotMap>)

import { type MapMark, type MapPoint, type MarkKind, markKinds } from '@camp/domain/plots/map-marks.ts'
import { demoPlaces, slugOf } from '../all-places.ts'
import type { DemoPlace } from '../demo-places.ts'
import { demoGround, planFrame } from '../drawn-plot-map.ts'
import { lands } from '../lands.ts'
import { demoLayout } from '../plot-map.ts'
import { palettes } from './palettes.ts'
import { SeededRandom } from './seeded-random.ts'

/** A campsite as a drone sees it: `plan-breede-bend`. */
export interface SitePlan {
  readonly key: string
  readonly place: DemoPlace
}

export function sitePlanKey(slug: string): string {
  return `plan-${slug}`
}

export const sitePlans: readonly SitePlan[] = demoPlaces
  .filter(({ isFeatured }) => isFeatured)
  .map((place) => ({ key: sitePlanKey(slugOf(place.name)), place }))

/** Grass, tracks, water, roofs and the crowns of trees, from straight above. */
export function sitePlanSvg({ key, place }: SitePlan, width: number): string {
  const random = new SeededRandom(key)
  const [back, front] = palettes[lands[place.land].pictures].ground
  const layout = demoLayout(place)
  const { x, y, width: across, height: down } = planFrame(layout)
  const marks = demoGround(place)
  const stands = layout.flat().map(({ mapX, mapY, mapWidth, mapHeight }) => {
    return `<rect x="${mapX - 3}" y="${mapY - 3}" width="${mapWidth + 6}" height="${mapHeight + 6}" rx="6" fill="#d8c79c" opacity=".7"/>`
  })
  const trees = treesAround(marks, { x, y, across, down }, random)
  const height = Math.round((width * down) / across)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${across} ${down}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${back}"/><stop offset="1" stop-color="${front}"/></linearGradient></defs><path d="M${x} ${y}h${across}v${down}h${-across}z" fill="url(#g)"/>${marks.map(drawn).join('')}${stands.join('')}${trees}</svg>`
}

const looks: Partial<Readonly<Record<MarkKind, string>>> = {
  lawn: 'fill="#8fa65a" opacity=".4"',
  water: 'fill="#3f7391"',
  river: 'fill="none" stroke="#3f7391" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"',
  road: 'fill="none" stroke="#c9b48c" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"',
  path: 'fill="none" stroke="#c9b48c" stroke-width="3" stroke-linejoin="round"',
  building: 'fill="#a9684a" stroke="#7d4a33" stroke-width="2"',
  fence: 'fill="none" stroke="#5d5140" stroke-width="1.5" stroke-dasharray="5 3"',
}

function drawn({ kind, points }: MapMark): string {
  const look = looks[kind]
  const end = markKinds[kind] === 'patch' ? 'z' : ''
  return look ? `<path d="M${points.map((point) => point.join(' ')).join('L')}${end}" ${look}/>` : ''
}

interface Ground {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
}

/** Crowns with their shadows: thick in the shade, thin along the edges, none on water or tracks. */
function treesAround(marks: readonly MapMark[], { x, y, across, down }: Ground, random: SeededRandom): string {
  const groves = marks.filter(({ kind }) => kind === 'shade').flatMap(({ points }) => points)
  const inGroves = groves.flatMap((point) =>
    Array.from({ length: 7 }, () => [point[0] + random.between(-26, 26), point[1] + random.between(-30, 30)] as const),
  )
  const alongEdges = Array.from({ length: 70 }, () => [x + random.between(0, across), y + random.between(0, down)] as const)
  const isFree = ([left, top]: MapPoint) =>
    left < -12 || (left > 500 && left < 525) || top < 14 || (top > down - 40 && left > 150)
  return [...inGroves, ...alongEdges.filter(isFree)].map(([left, top]) => crown(left, top, random)).join('')
}

function crown(left: number, top: number, random: SeededRandom): string {
  const size = random.between(6, 11)
  const [at, down] = [left.toFixed(1), top.toFixed(1)]
  const green = random.pick(['#4c6b34', '#3f5c2f', '#5a7a3c', '#66803f'])
  return `<ellipse cx="${(left + 3).toFixed(1)}" cy="${(top + 4).toFixed(1)}" rx="${size.toFixed(1)}" ry="${size.toFixed(1)}" fill="#1d2416" opacity=".3"/><circle cx="${at}" cy="${down}" r="${size.toFixed(1)}" fill="${green}"/><circle cx="${(left - 2).toFixed(1)}" cy="${(top - 2).toFixed(1)}" r="${(size * 0.55).toFixed(1)}" fill="#fff" opacity=".12"/>`
}

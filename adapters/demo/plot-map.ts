import type { DemoPlace } from './demo-places.ts'

export interface DemoMapPlace {
  readonly mapX: number
  readonly mapY: number
  readonly mapWidth: number
  readonly mapHeight: number
}

const columns = 8
const step = { x: 52, y: 44 }
const bend = 14
const gap = 60

/** The plots of a place, site by site. */
export function demoLayout({ sites, land }: DemoPlace): readonly (readonly DemoMapPlace[])[] {
  return mapPlaces(Object.values(sites), land === 'river' || land === 'coast')
}

/**
 * Rows of plots that follow a gentle bend, site below site; plots never touch. Positions are in map units.
 */
function mapPlaces(counts: readonly number[], isBent: boolean): readonly (readonly DemoMapPlace[])[] {
  let top = 60
  return counts.map((count) => {
    const places = Array.from({ length: count }, (_, position) => place(position, top, isBent))
    top += Math.ceil(count / columns) * step.y + gap
    return places
  })
}

function place(position: number, top: number, isBent: boolean): DemoMapPlace {
  const [column, row] = [position % columns, Math.floor(position / columns)]
  const sway = isBent ? Math.round(Math.sin((column / (columns - 1)) * Math.PI) * bend) : 0
  return { mapX: 40 + column * step.x, mapY: top + row * step.y + sway, mapWidth: 36, mapHeight: 24 }
}

import type { Colour } from './colour.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Offset 0 to 1, colour, opacity (1 when absent). */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number]

/** Every scene is drawn on this many units, 3:2; the file's pixel size is chosen when it is rendered. */
export const sceneWidth = 1200
export const sceneHeight = 800

/**
 * Collects the gradients of one scene; shapes are returned as markup by whoever draws them, so that order
 * stays visible.
 */
export class Canvas {
  readonly #gradients: string[] = []

  vertical(...stops: Stop[]): string {
    return this.#gradient('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops)
  }

  horizontal(...stops: Stop[]): string {
    return this.#gradient('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops)
  }

  radial(...stops: Stop[]): string {
    return this.#gradient('radialGradient', '', stops)
  }

  clip(shape: string): string {
    const id = `c${this.#gradients.length}`
    this.#gradients.push(`<clipPath id="${id}">${shape}</clipPath>`)
    return `url(#${id})`
  }

  definitions(): string {
    return `<defs>${this.#gradients.join('')}</defs>`
  }

  #gradient(element: string, direction: string, stops: readonly Stop[]): string {
    const id = `g${this.#gradients.length}`
    const inside = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${round(opacity)}"`}/>`,
      )
      .join('')
    this.#gradients.push(`<${element} id="${id}" ${direction}>${inside}</${element}>`)
    return `url(#${id})`
  }
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Numbers inside a path, rounded: `at` as a template tag keeps path data readable. */
export function at(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.map((part, index) => (index < values.length ? `${part}${coordinate(values[index] ?? 0)}` : part)).join('')
}

export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/**
 * `opacity` becomes the paint's own: as an attribute of the shape it would cost the renderer a layer of the
 * whole picture.
 */
function painted(more: string, paint: 'fill' | 'stroke'): string {
  return more && ` ${more.replace(/\bopacity=/, `${paint}-opacity=`)}`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${painted(more, 'fill')}/>`
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round"${painted(more, 'stroke')}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `${at`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`} fill="${fill}"${painted(more, 'fill')}/>`
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="${round(r)}" fill="${fill}"${painted(more, 'fill')}/>`
}

export function box(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `${at`<rect x="${x}" y="${y}" width="${width}" height="${height}"`} fill="${fill}"${painted(more, 'fill')}/>`
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return path(`${line(points)}Z`, fill, more)
}

export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${coordinate(x)} ${coordinate(y)}`).join('')
}

/** A smooth line through the points (Catmull-Rom as cubic curves). */
export function curve(points: readonly Point[]): string {
  const first = points[0]
  if (!first) return ''
  const parts = points.slice(1).map((to, index) => {
    const from = points[index] ?? first
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    return at`C${from.x + (to.x - before.x) / 6} ${from.y + (to.y - before.y) / 6} ${to.x - (after.x - from.x) / 6} ${to.y - (after.y - from.y) / 6} ${to.x} ${to.y}`
  })
  return `M${coordinate(first.x)} ${coordinate(first.y)}${parts.join('')}`
}

/** `flip` -1 mirrors: whatever is lit from the left becomes lit from the right. */
export function placed(markup: string, x: number, y: number, scale = 1, flip = 1): string {
  return `<g transform="translate(${coordinate(x)} ${coordinate(y)}) scale(${round(scale * flip)} ${round(scale)})">${markup}</g>`
}

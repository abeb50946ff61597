/** `#rrggbb`. */
export type Colour = string

/** The first colour moved towards the second: 0 leaves it, 1 replaces it. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [start, end] = [channels(from), channels(to)]
  return `#${start
    .map((value, index) => Math.round(value + ((end[index] ?? value) - value) * share))
    .map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0'))
    .join('')}`
}

export function darker(colour: Colour, share: number): Colour {
  return mix(colour, '#120f1c', share)
}

export function lighter(colour: Colour, share: number): Colour {
  return mix(colour, '#fffaf0', share)
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

import type { SeededRandom } from '../seeded-random.ts'

/** Smooth noise over one dimension, about -1 to 1; `scale` is the length of its slowest wave. */
export function smoothNoise(random: SeededRandom, scale: number, octaves: number): (x: number) => number {
  const layers = Array.from({ length: octaves }, (_, index) => waves(random.fork(`octave-${index}`), scale / 2 ** index))
  const full = layers.reduce((sum, _, index) => sum + 0.5 ** index, 0)
  return (x) => layers.reduce((sum, layer, index) => sum + layer(x) * 0.5 ** index, 0) / full
}

function waves(random: SeededRandom, length: number): (x: number) => number {
  const values = Array.from({ length: 64 }, () => random.between(-1, 1))
  const shift = random.between(0, 64)
  return (x) => {
    const place = x / length + shift + 64
    const whole = Math.floor(place)
    const part = place - whole
    const ease = part * part * (3 - 2 * part)
    const [from, to] = [values[whole & 63] ?? 0, values[(whole + 1) & 63] ?? 0]
    return from + (to - from) * ease
  }
}

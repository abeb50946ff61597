import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Colours = Readonly<Record<string, string>>

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const hex = '(#[0-9a-f]{6})'
const said = [...css.matchAll(new RegExp(`--colour-([\\w-]+): (?:${hex}|light-dark\\(${hex}, ${hex}\\));`, 'g'))]
const light = Object.fromEntries(said.map(([, role = '', always, light]) => [role, always ?? light ?? '']))
const dark = Object.fromEntries(said.map(([, role = '', always, , dark]) => [role, always ?? dark ?? '']))

const onEveryGround = (ink: string) => ['ground', 'surface', 'sunken'].map((ground) => [ink, ground] as const)
const texts = [
  ...['ink', 'ink-soft', 'link', 'success', 'danger', 'brand'].flatMap(onEveryGround),
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-strong'],
  ['accent-ink', 'accent'],
  ['danger-ink', 'danger'],
  ['brand', 'brand-soft'],
  ['ink', 'brand-soft'],
  ['warn', 'warn-soft'],
  ['ink', 'warn-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
] as const
const edges = [
  ...['edge', 'focus', 'brand', 'danger-edge', 'success-edge'].flatMap(onEveryGround),
  ['warn', 'warn-soft'],
] as const

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, colours) => {
  it.each(texts)('reads: %s on %s', (ink, ground) => {
    expect(contrast(colours, ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edges)('is seen: %s on %s', (edge, ground) => {
    expect(contrast(colours, edge, ground)).toBeGreaterThanOrEqual(3)
  })
})

it('is dark on screens alone: paper is white', () => {
  const [, outside] = css.match(/^:root \{\s*color-scheme: ([^;]+);/m) ?? []
  const onScreens = css.match(/@media screen \{[\s\S]*?\n\}/)?.[0] ?? ''

  expect(outside).toBe('light')
  expect(css.replace(onScreens, '')).not.toMatch(/color-scheme: [^;]*dark/)
})

/** WCAG 2.2. */
function contrast(colours: Colours, a: string, b: string): number {
  const [darker, lighter] = [luminance(colours[a]), luminance(colours[b])].sort((x, y) => x - y) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string | undefined): number {
  if (!colour) throw new Error('a colour is missing')
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

import { type PaletteFamily, paletteFamilies } from './palette.ts'
import { palettes } from './palettes.ts'

/** A campsite's sign, drawn: `logo-noon`. */
export interface DrawnLogo {
  readonly key: string
  readonly family: PaletteFamily
}

export function logoKey(family: PaletteFamily): string {
  return `logo-${family}`
}

export const drawnLogos: readonly DrawnLogo[] = paletteFamilies.map((family) => ({ key: logoKey(family), family }))

/** Sky, two ridges and a tent on a round board, 3:2, in the colours of the campsite's land. */
export function logoSvg({ family }: DrawnLogo, width: number): string {
  const { sky, sun, ridge } = palettes[family]
  const height = Math.round((width * 2) / 3)
  const round = '<clipPath id="board"><circle cx="150" cy="100" r="82"/></clipPath>'
  const land = [
    `<path d="M68 18h164v110H68z" fill="${sky[1]}"/>`,
    `<circle cx="186" cy="62" r="17" fill="${sun}"/>`,
    `<path d="M60 120l38-34 26 22 34-42 40 44 50-22v60H60z" fill="${ridge[0]}"/>`,
    `<path d="M60 138l50-18 50 12 82-16v70H60z" fill="${ridge[1]}"/>`,
    '<path d="M150 92l46 62h-92z" fill="#f6ecd8"/><path d="M150 92l14 62h-28z" fill="#3b2f25"/>',
    '<path d="M56 154h188v40H56z" fill="#4a5a34"/>',
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 200"><defs>${round}</defs><path d="M0 0h300v200H0z" fill="#f6ecd8"/><g clip-path="url(#board)">${land}</g><circle cx="150" cy="100" r="84" fill="none" stroke="#4a3b2c" stroke-width="6"/></svg>`
}

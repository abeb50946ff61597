import { hourPalettes } from './hour-palettes.ts'
import { landPalettes } from './land-palettes.ts'
import type { Palette, PaletteFamily } from './palette.ts'

/** The light and land of each family: colours, and what may grow and stand there. */
export const palettes: Readonly<Record<PaletteFamily, Palette>> = { ...hourPalettes, ...landPalettes }

import type { PickedPlot } from '#server/campsite/load-selection.ts'
import type { Translator } from '../wording/catalogue.ts'

type Words = Translator<'campsite'>
type Sized = Pick<PickedPlot, 'irlWidth' | 'irlLength' | 'irlSqm' | 'useSqm'>

export type ShownPlotFacts = Sized &
  Pick<PickedPlot, 'paxMin' | 'paxMax' | 'siteType' | 'tentsMax' | 'caravansMax' | 'isElectrified' | 'allowSmoking'>

const millimetresPerMetre = 1000

/** Width × length in metres, or square metres where the plot says so; null when unknown. */
export function sizeText(t: Words, { irlWidth, irlLength, irlSqm, useSqm }: Sized): string | null {
  if (useSqm) return irlSqm ? t('squareMetres', { area: irlSqm }) : null
  if (!irlWidth || !irlLength) return null
  return t('metres', { width: irlWidth / millimetresPerMetre, length: irlLength / millimetresPerMetre })
}

/** Square metres; null when unknown. */
export function areaInSquareMetres({ irlWidth, irlLength, irlSqm, useSqm }: Sized): number | null {
  if (useSqm) return irlSqm || null
  return irlWidth && irlLength ? (irlWidth / millimetresPerMetre) * (irlLength / millimetresPerMetre) : null
}

/** What a plot is, fact by fact; tents and caravans mean something on camping sites alone. */
export function plotFactTexts(t: Words, plot: ShownPlotFacts): readonly string[] {
  return kindFactTexts(t, [plot])
}

/** What plots of one kind are, from the least of each to the most. */
export function kindFactTexts(t: Words, plots: readonly ShownPlotFacts[]): readonly string[] {
  const every = (holds: (plot: ShownPlotFacts) => boolean) => plots.every(holds)
  return [
    sizesText(t, plots),
    guestsText(t, plots),
    every(({ isElectrified }) => isElectrified) && t('electrified'),
    rigText(t, plots, 'tentsMax'),
    rigText(t, plots, 'caravansMax'),
    every(({ allowSmoking }) => allowSmoking) && t('smokingAllowed'),
  ].filter((fact): fact is string => typeof fact === 'string')
}

/** Of each of several: only what it is and another is not. */
export function ownFactTexts(t: Words, plots: readonly ShownPlotFacts[]): readonly (readonly string[])[] {
  const facts = plots.map((plot) => plotFactTexts(t, plot))
  return facts.map((own) => own.filter((fact) => facts.some((others) => !others.includes(fact))))
}

function sizesText(t: Words, plots: readonly ShownPlotFacts[]): string | null {
  const bySize = plots
    .filter((plot) => areaInSquareMetres(plot) !== null)
    .toSorted((one, other) => (areaInSquareMetres(one) ?? 0) - (areaInSquareMetres(other) ?? 0))
  const [smallest, largest] = [bySize[0], bySize.at(-1)]
  if (!smallest || !largest) return null
  const [from, to] = [sizeText(t, smallest), sizeText(t, largest)]
  return from === to ? from : t('sizes', { from: from ?? '', to: to ?? '' })
}

function guestsText(t: Words, plots: readonly ShownPlotFacts[]): string {
  const most = plots.map(({ paxMax }) => paxMax)
  const [fewest, smallest, largest] = [Math.min(...plots.map(({ paxMin }) => paxMin)), Math.min(...most), Math.max(...most)]
  if (smallest < largest) return t('sleepsRange', { min: smallest, max: largest })
  return fewest < largest && fewest > 0 ? t('paxRange', { min: fewest, max: largest }) : t('paxUpTo', { count: largest })
}

const rigWords = {
  tentsMax: { none: 'noTents', some: 'upToTents', range: 'rangeOfTents' },
  caravansMax: { none: 'noCaravans', some: 'upToCaravans', range: 'rangeOfCaravans' },
} as const

/** Null where any number may stand on one of them. */
function rigText(t: Words, plots: readonly ShownPlotFacts[], rig: keyof typeof rigWords): string | null {
  const counts = plots.flatMap((plot) => (plot.siteType === 'camping' ? (plot[rig] ?? []) : []))
  if (counts.length < plots.length) return null
  const [min, max] = [Math.min(...counts), Math.max(...counts)]
  const { none, some, range } = rigWords[rig]
  if (max === 0) return t(none)
  return min === max ? t(some, { count: max }) : t(range, { min, max })
}

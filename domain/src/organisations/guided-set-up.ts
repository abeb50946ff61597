import { isPricedPlot } from '../pricing/is-priced-plot.ts'
import type { Catalogue } from './catalogue.ts'

/** What an owner is led through, in this order (rule O15). */
export const guidedSteps = ['about', 'plots', 'rates', 'pictures', 'bank', 'rules'] as const
export type GuidedStep = (typeof guidedSteps)[number]
export type GuidedProgress = Readonly<Record<GuidedStep, boolean>>

/** Fewer do not show a place; more are welcome. */
export const fewestPictures = 3

type Facts = Pick<Catalogue, 'organisation' | 'plots' | 'seasons' | 'paymentRules'>

/** Read from what is there: what was done elsewhere counts, and every step can be left and taken up again. */
export function guidedProgress(
  { organisation, seasons, paymentRules, ...catalogue }: Facts,
  { hasBankAccount }: { readonly hasBankAccount: boolean },
): GuidedProgress {
  const plots = catalogue.plots.filter(({ isActive }) => isActive)
  const { shortDescription, cityName, businessNumber, images } = organisation
  return {
    about: shortDescription !== '' && cityName !== '' && businessNumber !== null,
    plots: plots.length > 0,
    rates: plots.length > 0 && plots.every(isPricedPlot) && seasons.some(({ isActive }) => isActive),
    pictures: images.length >= fewestPictures,
    bank: hasBankAccount,
    rules: paymentRules.some(({ isActive }) => isActive),
  }
}

export function stepsLeft(progress: GuidedProgress): readonly GuidedStep[] {
  return guidedSteps.filter((step) => !progress[step])
}

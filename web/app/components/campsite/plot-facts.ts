import type { PickedPlot } from '#server/campsite/load-selection.ts'
import type { Translator } from '../../wording/catalogue.ts'

type Words = Translator<'campsite'>
type Sized = Pick<PickedPlot, 'irlWidth' | 'irlLength' | 'irlSqm' | 'useSqm'>

const millimetresPerMetre = 1000

/** Width × length in metres, or square metres where the plot says so; null when unknown. */
export function sizeText(t: Words, { irlWidth, irlLength, irlSqm, useSqm }: Sized): string | null {
  if (useSqm) return irlSqm ? t('squareMetres', { area: irlSqm }) : null
  if (!irlWidth || !irlLength) return null
  return t('metres', { width: irlWidth / millimetresPerMetre, length: irlLength / millimetresPerMetre })
}

/** What a plot is, fact by fact; tents and caravans mean something on camping sites alone. */
export function plotFactTexts(t: Words, plot: PickedPlot): readonly string[] {
  const { paxMin, paxMax, siteType, tentsMax, caravansMax, isElectrified, allowSmoking } = plot
  const isCamping = siteType === 'camping'
  return [
    sizeText(t, plot),
    paxMin < paxMax && paxMin > 0 ? t('paxRange', { min: paxMin, max: paxMax }) : t('paxUpTo', { count: paxMax }),
    isElectrified && t('electrified'),
    isCamping && tentsMax !== null && (tentsMax === 0 ? t('noTents') : t('upToTents', { count: tentsMax })),
    isCamping && caravansMax !== null && (caravansMax === 0 ? t('noCaravans') : t('upToCaravans', { count: caravansMax })),
    allowSmoking && t('smokingAllowed'),
  ].filter((fact): fact is string => typeof fact === 'string')
}

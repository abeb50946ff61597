import type { PlotKindOnWire } from '#server/campsite/kinds-of-plots.ts'
import type { Translator } from '../../wording/catalogue.ts'

type Words = Translator<'campsite'>

/** `River stands: with power, no caravans`: the site, and what sets the kind apart from the others there. */
export function kindTitle(t: Words, kind: PlotKindOnWire, kinds: readonly PlotKindOnWire[]): string {
  const others = kinds.filter(({ siteId }) => siteId === kind.siteId)
  const traits = traitsOf(t, kind).filter((trait) => others.some((other) => !traitsOf(t, other).includes(trait)))
  // A name says more than the site where there is but one.
  if (kind.count === 1 && traits.length === 0) return kind.names
  return traits.length > 0 ? t('kindOfSite', { site: kind.siteName, traits: traits.join(', ') }) : kind.siteName
}

function traitsOf(t: Words, { variants: [first], siteType, isShared, sleeps }: PlotKindOnWire): readonly string[] {
  if (!first) return []
  const isCamping = siteType === 'camping'
  return [
    isShared && t('kindShared'),
    t(first.isElectrified ? 'kindWithPower' : 'kindNoPower'),
    isCamping && first.tentsMax === 0 && t('kindNoTents'),
    isCamping && t(first.caravansMax === 0 ? 'kindNoCaravans' : 'kindCaravans'),
    sleeps !== null && t('kindSleeps', { count: sleeps }),
  ].filter((trait): trait is string => typeof trait === 'string')
}

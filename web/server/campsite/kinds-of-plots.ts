import { type DatelessPlotKind, sleepsOfKind } from '@camp/domain/plots/kinds-of-plots.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import { someOfEach } from '#app/formatting/some-of-each.ts'
import { randOnWire } from '../wire/on-wire.ts'
import { namesInShort } from './alike-plots.ts'

/** A kind of plot on the page of a campsite without dates. */
export function plotKindOnWire(kind: DatelessPlotKind) {
  const { site, plots, from } = kind
  return {
    names: namesInShort(plots.map(({ name }) => name)),
    count: plots.length,
    siteId: site.id,
    siteName: site.name,
    siteType: site.siteType,
    sleeps: sleepsOfKind(kind),
    isShared: plots[0].allowMultipleReservationsUpToPaxMax,
    from: from && { price: randOnWire(from.price), rateBasis: from.rateBasis },
    pictures: someOfEach(plots.map(({ images }) => images)),
    /** What its plots are like, each only once. */
    variants: [
      ...new Map(plots.map((plot) => factsOf(plot, site.siteType)).map((facts) => [JSON.stringify(facts), facts])).values(),
    ],
  }
}

export type PlotKindOnWire = ReturnType<typeof plotKindOnWire>

function factsOf(plot: Plot, siteType: DatelessPlotKind['site']['siteType']) {
  const { irlWidth, irlLength, irlSqm, useSqm, paxMin, paxMax, tentsMax, caravansMax, isElectrified, allowSmoking } = plot
  return { siteType, irlWidth, irlLength, irlSqm, useSqm, paxMin, paxMax, tentsMax, caravansMax, isElectrified, allowSmoking }
}

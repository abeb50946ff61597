import type { PickerPlot } from '@camp/application/picker/picker-view.ts'
import { type PictureTexts, textsOfPictures } from '@camp/domain/pictures/picture-text.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import { offerOnWire } from '../wire/picker-on-wire.ts'

export type PlotOnPage = ReturnType<typeof plotOnPage>

/** What the pages of a campsite show of a plot; its nights come with the quote of those that are chosen. */
export function plotOnPage(row: PickerPlot, pictureTexts: PictureTexts = {}) {
  const { plot } = row
  return {
    ...offerOnWire(row),
    id: plot.id,
    siteId: plot.siteId,
    name: plot.name,
    plotNumber: plot.plotNumber,
    aboutPlot: saysOnlyItsName(plot) ? null : plot.aboutPlot,
    paxMin: plot.paxMin,
    paxMax: plot.paxMax,
    tentsMax: plot.tentsMax,
    caravansMax: plot.caravansMax,
    irlWidth: plot.irlWidth,
    irlLength: plot.irlLength,
    irlSqm: plot.irlSqm,
    useSqm: plot.useSqm,
    rateBasis: plot.rateBasis,
    allowMultipleReservationsUpToPaxMax: plot.allowMultipleReservationsUpToPaxMax,
    kidsUnderWhatAgeDontCountTowardsMaxPax: plot.kidsUnderWhatAgeDontCountTowardsMaxPax,
    isElectrified: plot.isElectrified,
    allowSmoking: plot.allowSmoking,
    mapX: plot.mapX,
    mapY: plot.mapY,
    mapWidth: plot.mapWidth,
    mapHeight: plot.mapHeight,
    images: plot.images,
    pictureTexts: textsOfPictures(pictureTexts, plot.images),
  }
}

/** `<p>River stand 1.</p>` of River stand 1 is no description. */
export function saysOnlyItsName({ name, aboutPlot }: Pick<Plot, 'name' | 'aboutPlot'>): boolean {
  const words = (aboutPlot ?? '').replace(/<[^>]*>|&nbsp;/g, ' ').replaceAll(name, '')
  return !/[\p{L}\p{N}]/u.test(words)
}

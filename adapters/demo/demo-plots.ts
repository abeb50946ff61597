import type { ImportedPlot, ImportedRates } from '@camp/application/import-export/imported-organisation.ts'
import { bringsOwnBed } from '@camp/domain/plots/kinds-of-plots.ts'
import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { DemoPlace } from './demo-places.ts'
import { type DemoSiteRates, demoRates, scaled } from './demo-rates.ts'
import { lands } from './lands.ts'
import { scenesFor } from './pictures/scene-catalogue.ts'
import type { SeededRandom } from './pictures/seeded-random.ts'
import type { DemoMapPlace } from './plot-map.ts'

export interface PlotsWish {
  readonly place: DemoPlace
  readonly siteType: SiteType
  readonly places: readonly DemoMapPlace[]
  /** 0 cheapest to 1 dearest of its kind. */
  readonly level: number
  readonly links: Pick<ImportedPlot, 'ageScale' | 'paymentRule' | 'discounts'>
  readonly isWeekendTwoDaysRequired: boolean
  readonly peakMinimumStay: number
  /** The first number that is free. */
  readonly firstNumber: number
  readonly random: SeededRandom
}

export function demoPlots(wish: PlotsWish): readonly ImportedPlot[] {
  const rates = demoRates(wish.siteType, wish.level, wish.random)
  return wish.places.map((_, position) => demoPlot(wish, position, rates))
}

function demoPlot(wish: PlotsWish, position: number, { basis, rates, electricity }: DemoSiteRates): ImportedPlot {
  const { place, siteType, links, random, firstNumber, peakMinimumStay } = wish
  const pitch = bringsOwnBed(siteType)
  const isElectrified = pitch ? random.chance(0.65) : true
  const paxMax = random.pick(sleeps[siteType])
  const isShared = place.hasSharedField === true && siteType === 'camping' && position === 0
  const [width, length] = random.pick(pitch ? pitchSizes : houseSizes)
  const name = isShared ? 'Overflow field' : plotName(wish, position)
  return {
    name,
    plotNumber: firstNumber + position,
    isActive: true,
    isElectrified: isShared ? false : isElectrified,
    allowSmoking: pitch,
    allowLateBooking: random.chance(0.7),
    ...mapPlaceOf(wish, position),
    irlWidth: width * 1000,
    irlLength: length * 1000,
    irlSqm: width * length,
    useSqm: !pitch,
    tentsMax: siteType === 'camping' ? (isShared ? 8 : random.pick([2, 2, 3])) : null,
    caravansMax: siteType === 'camping' ? random.pick([0, 1, 1]) : null,
    paxMin: 1,
    paxMax: isShared ? 24 : paxMax,
    allowMultipleReservationsUpToPaxMax: isShared,
    kidsUnderWhatAgeDontCountTowardsMaxPax: random.pick([0, 2, 3]),
    rateBasis: basis,
    baseRates: isElectrified && pitch && !isShared ? electricity : noRates,
    rates,
    tiers: tiersFor(wish, isShared ? 24 : paxMax, rates),
    minimumStayPeriod: 1,
    minimumStayPeriodOffPeak: 0,
    minimumStayPeriodPeak: pitch ? 0 : 2,
    minimumStayPeriodSuperPeak: peakMinimumStay,
    isWeekendTwoDaysRequired: wish.isWeekendTwoDaysRequired,
    weekdaySupplement: null,
    aboutPlot: `<p>${aboutPlot(wish, isElectrified && !isShared, paxMax)}</p>`,
    ...links,
    images: isShared ? [] : plotPictures(wish, name),
  }
}

const noRates: ImportedRates = { offPeak: 0, peak: 0, superPeak: 0 }

const sleeps: Readonly<Record<SiteType, readonly [number, ...number[]]>> = {
  camping: [4, 6, 6, 8],
  caravan: [4, 6, 6],
  caravanhired: [4, 4, 5],
  campervan: [2, 4],
  rooftop: [2, 3, 4],
  glamping: [2, 2, 4],
  cabins: [2, 4, 6],
  cottages: [4, 4, 6],
  chalets: [4, 6, 6],
  rooms: [2, 2, 3],
}

/** Metres. */
const pitchSizes: readonly [[number, number], ...[number, number][]] = [
  [8, 10],
  [9, 12],
  [10, 12],
  [7, 9],
]
const houseSizes: readonly [[number, number], ...[number, number][]] = [
  [6, 7],
  [5, 8],
  [7, 9],
  [4, 6],
]

const pitchNames: Partial<Readonly<Record<SiteType, string>>> = {
  camping: 'Stand',
  caravan: 'Caravan bay',
  campervan: 'Van bay',
  rooftop: 'Rooftop bay',
  caravanhired: 'Caravan',
  rooms: 'Room',
}

const houseNames: Partial<Readonly<Record<SiteType, string>>> = {
  chalets: 'chalet',
  cottages: 'cottage',
  cabins: 'cabin',
  glamping: 'tent',
}

function plotName({ place, siteType, firstNumber }: PlotsWish, position: number): string {
  const pitch = pitchNames[siteType]
  if (pitch) return `${pitch} ${firstNumber + position}`
  const names = lands[place.land].names
  const turn = Math.floor(position / names.length)
  return `${names[position % names.length]} ${houseNames[siteType]}${turn > 0 ? ` ${turn + 1}` : ''}`
}

function mapPlaceOf({ places }: PlotsWish, position: number): DemoMapPlace {
  const place = places[position]
  if (!place) throw new RangeError(`no place on the map for plot ${position}`)
  return place
}

/** Half of the caravan sites and all hired caravans charge by the size of the party. */
function tiersFor({ siteType, random }: PlotsWish, paxMax: number, rates: ImportedRates): ImportedPlot['tiers'] {
  const isTiered = siteType === 'caravanhired' || (siteType === 'caravan' && random.fork('tiers').chance(0.5))
  if (!isTiered || paxMax < 3) return []
  const [couple, family] = siteType === 'caravan' ? [1, 0.9] : [1, 1.25]
  return [
    { paxFrom: 1, paxTo: 2, ...scaled(rates, couple) },
    { paxFrom: 3, paxTo: paxMax, ...scaled(rates, family) },
  ]
}

function aboutPlot({ siteType, random }: PlotsWish, isElectrified: boolean, paxMax: number): string {
  if (!bringsOwnBed(siteType)) return `${random.pick(insides)} Sleeps ${paxMax}.`
  return `${random.pick(grounds)} ${isElectrified ? 'Plug point and tap at the stand.' : 'No power here, which is the point.'}`
}

const insides = [
  'Double bed and bunks, gas stove, braai on the stoep.',
  'Linen and firewood for the first night are included.',
  'Open-plan, with a fireplace and a view from the sink.',
  'Bedding provided; bring your own towels for the water.',
] as const

const grounds = [
  'Level grass with afternoon shade.',
  'Fine gravel, a low wall on the windy side, own braai.',
  'Half shade under a big tree, close to the ablutions.',
  'A corner stand with room for a gazebo.',
  'First to catch the sun in the morning.',
] as const

function plotPictures({ place, siteType, random }: PlotsWish, name: string): readonly string[] {
  const wish = { siteType, family: lands[place.land].pictures, count: random.whole(1, 3), seed: `${place.name}/${name}` }
  return scenesFor(wish).map(({ key }) => key)
}

import type { SiteType } from '@camp/domain/plots/plot.ts'
import { cabins } from './cabins.ts'
import { cottages } from './cottages.ts'
import { type SubjectBrush, tents } from './tents.ts'
import { vehicles } from './vehicles.ts'

type Subject = (brush: SubjectBrush) => string

/** What may stand in the picture of each kind of site; the words go into its alternative text. */
export const subjects = {
  camping: [
    ['a dome tent', tents.dome],
    ['a canvas tent', tents.ridge],
    ['a tunnel tent', tents.tunnel],
    ['a family tent', tents.cabinTent],
    ['a bell tent', tents.bell],
  ],
  glamping: [
    ['a safari tent on a deck', tents.safari],
    ['a bell tent', tents.bell],
    ['a dome with a clear front', tents.geodesic],
  ],
  cabins: [
    ['a log cabin', cabins.logCabin],
    ['a timber cabin', cabins.pod],
    ['an A-frame cabin', cabins.aFrame],
  ],
  chalets: [
    ['a chalet with a balcony', cabins.chalet],
    ['an A-frame chalet', cabins.aFrame],
    ['thatched rondavels', cabins.rondavels],
  ],
  cottages: [
    ['a gabled cottage', cottages.capeDutch],
    ['a cottage with a stoep', cottages.stoneCottage],
    ['a whitewashed cottage', cottages.fishermans],
  ],
  rooms: [
    ['a thatched lodge', cottages.lodge],
    ['rooms behind a verandah', cottages.verandahRooms],
  ],
  caravan: [
    ['a caravan with its awning out', vehicles.caravan],
    ['a rounded caravan', vehicles.retroCaravan],
  ],
  caravanhired: [['a caravan with a deck, ready to move in', vehicles.hiredCaravan]],
  campervan: [
    ['a campervan', vehicles.kombi],
    ['a motorhome with its awning out', vehicles.motorhome],
  ],
  rooftop: [
    ['a bakkie with a rooftop tent', vehicles.bakkie],
    ['a 4x4 with a rooftop tent', vehicles.fourByFour],
  ],
} as const satisfies Readonly<Record<SiteType, readonly (readonly [words: string, draw: Subject])[]>>

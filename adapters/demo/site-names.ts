import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { Land } from './demo-places.ts'

export function siteName(siteType: SiteType, land: Land): string {
  return siteType === 'camping' ? campingNames[land] : names[siteType]
}

const names: Readonly<Record<Exclude<SiteType, 'camping'>, string>> = {
  caravan: 'Caravan bays',
  caravanhired: 'Caravans to hire',
  campervan: 'Camper van bays',
  rooftop: 'Rooftop tents',
  glamping: 'Canvas tents',
  cabins: 'Cabins',
  cottages: 'Cottages',
  chalets: 'Chalets',
  rooms: 'Rooms',
}

const campingNames: Readonly<Record<Land, string>> = {
  coast: 'Sea stands',
  karoo: 'Thorn tree stands',
  bushveld: 'Bush stands',
  forest: 'Forest stands',
  berg: 'Mountain stands',
  desert: 'Rock stands',
  wetland: 'Reed stands',
  winelands: 'Orchard stands',
  river: 'River stands',
  dam: 'Water’s edge stands',
  highveld: 'Meadow stands',
}

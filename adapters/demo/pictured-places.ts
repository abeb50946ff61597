import type { SiteType } from '@camp/domain/plots/plot.ts'
import { demoPlaces, slugOf } from './all-places.ts'
import type { DemoPlace } from './demo-places.ts'
import { lands } from './lands.ts'
import { ownScenes, type PicturedPlace } from './pictures/own-scenes.ts'
import type { SceneDescriptor } from './pictures/scene-catalogue.ts'

/** The campsites of the reference document, whose pictures are hung beside it. */
export const referencePlaces: readonly PicturedPlace[] = [
  { slug: 'kloofwater-camp', family: 'noon', province: 'Western Cape', siteTypes: ['camping'] },
  { slug: 'duinezicht-cottages', family: 'desert', province: 'Northern Cape', siteTypes: ['cottages', 'chalets'] },
  { slug: 'lowveld-caravan-park', family: 'bushveld', province: 'Mpumalanga', siteTypes: ['caravan', 'camping'] },
  { slug: 'silverhill-retreat', family: 'berg', province: 'KwaZulu-Natal', siteTypes: ['glamping', 'cabins'] },
  { slug: 'karoo-stargazers', family: 'night', province: 'Eastern Cape', siteTypes: ['rooftop', 'campervan'] },
  { slug: 'paused-bend', family: 'forest', province: 'Limpopo', siteTypes: ['camping'] },
]

/** A first picture for every campsite of the demo; none is shown by two. */
export function picturesOfPlaces(): readonly SceneDescriptor[] {
  return ownScenes([...referencePlaces, ...demoPlaces.map(pictured)])
}

function pictured({ name, land, province, sites }: DemoPlace): PicturedPlace {
  const counts = (Object.entries(sites) as [SiteType, number][]).toSorted(([, one], [, other]) => other - one)
  const most = counts[0]?.[1] ?? 0
  return {
    slug: slugOf(name),
    family: lands[land].pictures,
    province,
    // What few of its plots are is not what it is seen by first.
    siteTypes: counts.filter(([, count]) => 2 * count > most).map(([siteType]) => siteType),
  }
}

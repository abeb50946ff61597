import type { DemoPlace } from './demo-places.ts'
import { easternPlaces } from './eastern-places.ts'
import { northernPlaces } from './northern-places.ts'
import { southernPlaces } from './southern-places.ts'
import { westernCapePlaces } from './western-cape-places.ts'

export const demoPlaces: readonly DemoPlace[] = [...westernCapePlaces, ...southernPlaces, ...easternPlaces, ...northernPlaces]

export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Places, Town } from '../../search/places.ts'
import { type Pin, townOfPin } from './listing-wish.ts'

/** How the place is called that somebody points at on the map. */
export class FindNearestTown {
  readonly #ports: { readonly places: Places }

  constructor(ports: { readonly places: Places }) {
    this.#ports = ports
  }

  async execute(pin: Pin): Promise<Result<Town, { readonly code: 'pin-abroad' }>> {
    const town = await townOfPin(this.#ports.places, pin)
    return town ? accepted(town) : refused({ code: 'pin-abroad' })
  }
}

import type { Coordinates } from '@camp/domain/search/great-circle.ts'
import type { NearbyPlace } from '@camp/domain/search/places-near.ts'
import type { Places } from './places.ts'

/** Towns, parks, dams and peaks around a point, for the page of a campsite. */
export class ShowPlacesNear {
  readonly #places: Places

  constructor(ports: { readonly places: Places }) {
    this.#places = ports.places
  }

  execute({ latitude, longitude }: Coordinates): Promise<readonly NearbyPlace[]> {
    return this.#places.near({ latitude, longitude })
  }
}

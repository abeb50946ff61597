/** Somewhere to search around. Choosing an organisation searches around it, it first (rule S1). */
export interface PlaceSuggestion {
  readonly kind: 'town' | 'province' | 'organisation'
  readonly name: string
  /** What tells two places of one name apart: the province, or the town of an organisation. */
  readonly detail: string
  readonly latitude: number
  readonly longitude: number
  /** Of an organisation; null otherwise. */
  readonly slug: string | null
}

/** A town that a campsite may lie in or near. */
export interface Town {
  readonly name: string
  /** Country and province: `ZA-WC`. */
  readonly province: string
  readonly provinceName: string
  readonly latitude: number
  readonly longitude: number
}

export interface Places {
  /**
   * Best match first; ignores case, accents and small typing errors. Only organisations that a search may
   * find.
   */
  suggest(query: string, limit: number): Promise<readonly PlaceSuggestion[]>
  /** Those of exactly this name, case and accents ignored; the largest first. */
  townsNamed(name: string): Promise<readonly Town[]>
  /** As the crow flies; nothing where none is known. */
  nearestTown(point: { readonly latitude: number; readonly longitude: number }): Promise<Town | undefined>
}

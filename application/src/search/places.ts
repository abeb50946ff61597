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

export interface Places {
  /**
   * Best match first; ignores case, accents and small typing errors. Only organisations that a search may
   * find.
   */
  suggest(query: string, limit: number): Promise<readonly PlaceSuggestion[]>
}

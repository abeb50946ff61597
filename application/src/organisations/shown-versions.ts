/**
 * What a page for everybody was made of: equal texts, equal contents. Moves in the transaction that changes
 * something that guests see: of a campsite its catalogue, its state and its reviews.
 */
export interface ShownVersions {
  /** Undefined when nobody is shown that campsite: unknown, not open yet, or gone. */
  ofCampsite(slug: string): Promise<string | undefined>
  /** Of the campsites of the home page together: `Catalogues.featured`. */
  ofFeatured(): Promise<string>
}

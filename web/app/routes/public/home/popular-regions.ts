/** Where campers go, by the names they use; the search knows each of them. */
export const popularRegions = [
  'Cederberg',
  'Garden Route',
  'West Coast',
  'Karoo',
  'Wild Coast',
  'Drakensberg',
  'Panorama Route',
  'Kruger',
] as const

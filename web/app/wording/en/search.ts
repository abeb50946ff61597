export const search = {
  heading: 'Find a campsite',
  lead: 'Stands, chalets and caravans all over South Africa, at the price you pay.',
  where: 'Where',
  wherePlaceholder: 'Town, province or campsite',
  arriving: 'Arriving',
  leaving: 'Leaving',
  adults: 'Adults',
  search: 'Search',
  formLabel: 'Search for a campsite',
} as const

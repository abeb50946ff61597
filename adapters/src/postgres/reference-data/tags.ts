export const tagCategories = [{ name: 'Campsite Facilities', colour: '#2F6B4F' }]

/** Facilities in the order in which they are shown; the icons are those of lucide. */
export const facilities = [
  facility('Braai', 'flame'),
  facility('Ablutions', 'shower-head'),
  facility('Hot water', 'thermometer-sun'),
  facility('Electricity', 'plug'),
  facility('Drinking water', 'droplets'),
  facility('Private ablutions', 'bath'),
  facility('Pets allowed', 'paw-print'),
  facility('Wheelchair friendly', 'accessibility'),
  facility('Swimming pool', 'waves'),
  facility('River', 'sailboat'),
  facility('Dam', 'fish'),
  facility('Beach', 'sun'),
  facility('Fishing', 'fish'),
  facility('Hiking', 'footprints'),
  facility('Mountain biking', 'bike'),
  facility('4x4 trail', 'car'),
  facility('Bird watching', 'bird'),
  facility('Game viewing', 'telescope'),
  facility('Stargazing', 'sparkles'),
  facility('Playground', 'baby'),
  facility('Games room', 'gamepad-2'),
  facility('Wi-Fi', 'wifi'),
  facility('Cell signal', 'signal'),
  facility('Shop', 'store'),
  facility('Restaurant', 'utensils'),
  facility('Bar', 'beer'),
  facility('Firewood', 'flame-kindling'),
  facility('Communal kitchen', 'cooking-pot'),
  facility('Fridge or freezer', 'refrigerator'),
  facility('Laundry', 'washing-machine'),
  facility('Shade', 'trees'),
  facility('Grass stands', 'tree-pine'),
  facility('Security gate', 'fence'),
  facility('Generator allowed', 'fuel'),
  facility('Solar power', 'battery-charging'),
  facility('Refuse removal', 'trash-2'),
].map((tag, index) => ({ ...tag, priority: (index + 1) * 10 }))

function facility(name: string, icon: string) {
  return { name, short_name: name, icon }
}

import type { Land } from './demo-places.ts'
import type { PaletteFamily } from './pictures/palette.ts'

interface LandFacts {
  readonly pictures: PaletteFamily
  /** Facilities that fit; every place has some of them. */
  readonly facilities: readonly string[]
  readonly road: string
  readonly term: string
  /** What chalets and cabins there are named after. */
  readonly names: readonly string[]
}

export const lands: Readonly<Record<Land, LandFacts>> = {
  coast: {
    pictures: 'coast',
    facilities: ['Beach', 'Fishing', 'Bird watching', 'Shop', 'Grass stands'],
    road: 'the coast road',
    term: 'Keep to the boardwalks: the dunes are protected.',
    names: ['Oystercatcher', 'Gannet', 'Cormorant', 'Tern', 'Dolphin', 'Milkwood', 'Seagull', 'Penguin'],
  },
  karoo: {
    pictures: 'karoo',
    facilities: ['Stargazing', 'Hiking', 'Firewood', 'Shade', 'Solar power'],
    road: 'a good gravel road',
    term: 'Close every farm gate that you open.',
    names: ['Bergkwagga', 'Klipspringer', 'Kraanvoël', 'Doringboom', 'Kapokbos', 'Windpomp', 'Soetdoring', 'Spekboom'],
  },
  bushveld: {
    pictures: 'bushveld',
    facilities: ['Game viewing', 'Bird watching', 'Swimming pool', 'Firewood', 'Shade'],
    road: 'a sand road that cars manage easily',
    term: 'Wild animals pass through the camp. Stay on the paths after dark and never feed them.',
    names: ['Kudu', 'Impala', 'Hornbill', 'Marula', 'Leadwood', 'Nyala', 'Bushbuck', 'Lilac Roller'],
  },
  forest: {
    pictures: 'forest',
    facilities: ['Hiking', 'Bird watching', 'Mountain biking', 'Shade', 'Firewood'],
    road: 'a forestry road',
    term: 'No open fires when the fire board at the gate shows red.',
    names: ['Yellowwood', 'Loerie', 'Stinkwood', 'Duiker', 'Tree Fern', 'Trogon', 'Assegaai', 'Bushpig'],
  },
  berg: {
    pictures: 'berg',
    facilities: ['Hiking', 'River', 'Stargazing', 'Mountain biking', 'Firewood'],
    road: 'a tarred road with a short gravel end',
    term: 'Sign the mountain register before every hike.',
    names: ['Eland', 'Lammergeier', 'Giant’s Cup', 'Sugarbush', 'Rhebok', 'Sentinel', 'Cathedral', 'Swallow'],
  },
  desert: {
    pictures: 'desert',
    facilities: ['Stargazing', '4x4 trail', 'Solar power', 'Shade', 'Bird watching'],
    road: 'a corrugated gravel road, so let your tyres down a little',
    term: 'Water is carried here: three minutes in the shower, please.',
    names: ['Gemsbok', 'Kokerboom', 'Meerkat', 'Sossus', 'Sand Grouse', 'Camel Thorn', 'Springbok', 'Namaqua Dove'],
  },
  wetland: {
    pictures: 'wetland',
    facilities: ['Bird watching', 'Fishing', 'Dam', 'Game viewing', 'Shade'],
    road: 'a tarred road through the cane',
    term: 'Hippos and crocodiles live here. No swimming, and no walking along the water after sunset.',
    names: ['Fish Eagle', 'Kingfisher', 'Heron', 'Jacana', 'Pelican', 'Papyrus', 'Hamerkop', 'Water Lily'],
  },
  winelands: {
    pictures: 'winelands',
    facilities: ['Hiking', 'Swimming pool', 'Restaurant', 'Mountain biking', 'Grass stands'],
    road: 'the farm lane between the vines',
    term: 'The orchards and vineyards are sprayed on weekdays: please stay on the marked paths.',
    names: ['Hanepoot', 'Chenin', 'Pinotage', 'Cinsault', 'Muskadel', 'Steen', 'Shiraz', 'Colombar'],
  },
  river: {
    pictures: 'noon',
    facilities: ['River', 'Fishing', 'Grass stands', 'Swimming pool', 'Playground'],
    road: 'the river road',
    term: 'Children wear life jackets on the water; they are free at the office.',
    names: ['Kingfisher', 'Otter', 'Wagtail', 'Weaver', 'Willow', 'Darter', 'Yellowfish', 'Bee-eater'],
  },
  dam: {
    pictures: 'dawn',
    facilities: ['Dam', 'Fishing', 'Playground', 'Grass stands', 'Games room'],
    road: 'the road along the dam wall',
    term: 'Boats are launched between sunrise and sunset only, with a certificate of seaworthiness.',
    names: ['Grebe', 'Coot', 'Carp', 'Bass', 'Reed', 'Anchor', 'Jetty', 'Spinnaker'],
  },
  highveld: {
    pictures: 'winter',
    facilities: ['Swimming pool', 'Mountain biking', 'Playground', 'Fishing', 'Hiking'],
    road: 'the old main road',
    term: 'Quiet from ten at night until seven in the morning.',
    names: ['Blesbok', 'Korhaan', 'Red Grass', 'Protea', 'Guinea Fowl', 'Bluegum', 'Widowbird', 'Meadow'],
  },
}

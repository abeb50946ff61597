import type { Palette, PaletteFamily } from './palette.ts'

/** The light and land of each family. Colours only: what stands in the picture is chosen by the scene. */
export const palettes: Readonly<Record<PaletteFamily, Palette>> = {
  dawn: {
    sky: ['#5f74b4', '#e8a3a6', '#ffe0b5'], sun: '#fff3d8', isMoon: false, sunHeight: [0.08, 0.3], cloud: '#ffd6c9', stars: 14, haze: '#fbd3bb',
    ridge: ['#c99bab', '#57507a'], snow: 0, ground: ['#a59a6c', '#565f45'], grass: ['#474f3a', '#cfb97e'], track: '#d8b48c', water: ['#f6c8b4', '#7a86b4'],
    foliage: ['#38473f', '#7d8257'], trunk: '#3b2f34', bloom: ['#f49a8c', '#ffd9a0', '#d97a9a'], glow: 0.55,
    ridges: ['peaks', 'hills', 'mesas'], trees: ['round', 'acacia', 'poplar'], plants: ['flowers', 'scrub', 'reeds'], waters: ['dam', 'river', 'none', 'river'],
  },
  noon: {
    sky: ['#4ba3d6', '#9bd3ea', '#eef7e6'], sun: '#fffbe6', isMoon: false, sunHeight: [0.55, 0.85], cloud: '#ffffff', stars: 0, haze: '#dcefe9',
    ridge: ['#93bfc6', '#35725f'], snow: 0, ground: ['#b4c866', '#67933f'], grass: ['#4c7a34', '#dbe07f'], track: '#e2cd97', water: ['#a9dce6', '#3f93ad'],
    foliage: ['#2c5f43', '#74a650'], trunk: '#5a4330', bloom: ['#f4b942', '#e8664a', '#ffffff'], glow: 0.1,
    ridges: ['hills', 'peaks', 'mesas'], trees: ['round', 'acacia', 'bush', 'poplar'], plants: ['flowers', 'scrub', 'stones'], waters: ['river', 'dam', 'none'],
  },
  dusk: {
    sky: ['#3c3a78', '#c25f86', '#ffb56e'], sun: '#ffe2a8', isMoon: false, sunHeight: [0.04, 0.2], cloud: '#f58f86', stars: 26, haze: '#f59d78',
    ridge: ['#a9648a', '#3a2b58'], snow: 0, ground: ['#7a5560', '#33283f'], grass: ['#2a2138', '#c5796a'], track: '#a8716a', water: ['#fbab78', '#5d4580'],
    foliage: ['#2a2140', '#6d4460'], trunk: '#241a30', bloom: ['#ff9a7a', '#ffd08a', '#d9668f'], glow: 0.85,
    ridges: ['mesas', 'peaks', 'hills', 'spikes'], trees: ['acacia', 'round', 'baobab'], plants: ['scrub', 'aloe', 'reeds'], waters: ['dam', 'none', 'river'],
  },
  night: {
    sky: ['#0b1430', '#1d3263', '#5a6ea6'], sun: '#f6f1de', isMoon: true, sunHeight: [0.5, 0.85], cloud: '#6f83b8', stars: 190, haze: '#4c629c',
    ridge: ['#40568f', '#17223f'], snow: 0, ground: ['#2d4560', '#111c2e'], grass: ['#0f1929', '#4a6a80'], track: '#4c6079', water: ['#6f87bb', '#1a2c55'],
    foliage: ['#101c2c', '#2f4c58'], trunk: '#0d1522', bloom: ['#8fa6d6', '#c6b8e0', '#7fb2c0'], glow: 1,
    ridges: ['peaks', 'hills', 'spikes', 'mesas'], trees: ['acacia', 'pine', 'round', 'baobab'], plants: ['scrub', 'stones', 'reeds'], waters: ['dam', 'none', 'river'],
  },
  winter: {
    sky: ['#8fb0d2', '#cfdfea', '#fcebdc'], sun: '#fff6e4', isMoon: false, sunHeight: [0.2, 0.5], cloud: '#ffffff', stars: 0, haze: '#eef0f0',
    ridge: ['#b0c3d6', '#5c7691'], snow: 0.8, ground: ['#dcdcc9', '#9fa588'], grass: ['#7d8468', '#f3efdc'], track: '#cdbfa4', water: ['#d9e6ee', '#7fa3be'],
    foliage: ['#7a5436', '#d0904c'], trunk: '#54463f', bloom: ['#c9663f', '#f0d8b0', '#a9402f'], glow: 0.6,
    ridges: ['peaks', 'spikes', 'hills'], trees: ['poplar', 'pine', 'poplar', 'bush'], plants: ['scrub', 'aloe', 'stones'], waters: ['river', 'dam', 'none'],
  },
  coast: {
    sky: ['#3d9ad0', '#9ad6e6', '#fdf3dc'], sun: '#fffbe9', isMoon: false, sunHeight: [0.35, 0.75], cloud: '#ffffff', stars: 0, haze: '#e3f1ee',
    ridge: ['#9fc0cc', '#4d8087'], snow: 0, ground: ['#e9dcae', '#d6b87e'], grass: ['#6f8a55', '#bcc77f'], track: '#f3e6c4', water: ['#8fd3dc', '#1f7fa6'],
    foliage: ['#2f6b58', '#7fae6a'], trunk: '#7a5b40', bloom: ['#ef7d6a', '#f6c65b', '#e79bc0'], glow: 0.12,
    ridges: ['mesas', 'hills', 'peaks'], trees: ['palm', 'bush', 'palm', 'round'], plants: ['scrub', 'flowers', 'agave'], waters: ['sea'],
  },
  karoo: {
    sky: ['#6fa3b8', '#f3cf97', '#ffe8c0'], sun: '#fff4d2', isMoon: false, sunHeight: [0.15, 0.5], cloud: '#fff0d8', stars: 0, haze: '#f7d5a5',
    ridge: ['#d9a283', '#7d4437'], snow: 0, ground: ['#dfb06a', '#a86c3a'], grass: ['#7c5a30', '#f0d48c'], track: '#efcf98', water: ['#cfe0d2', '#5f98a0'],
    foliage: ['#56592f', '#9a9247'], trunk: '#5a3b28', bloom: ['#e2542f', '#f49a3f', '#f7d774'], glow: 0.3,
    ridges: ['mesas', 'koppies', 'mesas'], trees: ['acacia', 'bush', 'poplar'], plants: ['aloe', 'stones', 'scrub', 'agave'], waters: ['none', 'dam', 'none', 'none'],
  },
  bushveld: {
    sky: ['#e8824f', '#f8b765', '#ffe3a3'], sun: '#fff0bd', isMoon: false, sunHeight: [0.1, 0.38], cloud: '#ffd9a0', stars: 0, haze: '#fbcf88',
    ridge: ['#c99a62', '#5c5a37'], snow: 0, ground: ['#d3a94f', '#80682c'], grass: ['#5e4c22', '#f2d476'], track: '#e6bd7c', water: ['#f7d49a', '#7a8f70'],
    foliage: ['#38401f', '#7c7a35'], trunk: '#3a2a1c', bloom: ['#e8632f', '#f6c24a', '#fff0c0'], glow: 0.45,
    ridges: ['hills', 'koppies', 'hills'], trees: ['acacia', 'baobab', 'acacia', 'fever'], plants: ['scrub', 'aloe', 'reeds'], waters: ['river', 'dam', 'none', 'none'],
  },
  forest: {
    sky: ['#86bcb0', '#cbe5d2', '#f8f4da'], sun: '#fffbe2', isMoon: false, sunHeight: [0.3, 0.65], cloud: '#f4fbf0', stars: 0, haze: '#d6e9d6',
    ridge: ['#93bda6', '#235444'], snow: 0, ground: ['#7ea658', '#2f6040'], grass: ['#24503a', '#b5cf72'], track: '#c9b585', water: ['#c6e4d6', '#3d8078'],
    foliage: ['#17412f', '#4c8650'], trunk: '#43302a', bloom: ['#f2f0d8', '#e58fa0', '#f4c75a'], glow: 0.4,
    ridges: ['hills', 'peaks', 'hills'], trees: ['pine', 'pine', 'round', 'pine'], plants: ['flowers', 'scrub', 'stones'], waters: ['river', 'none', 'dam'],
  },
  berg: {
    sky: ['#3a78bd', '#93c4e6', '#fdebd2'], sun: '#fffaea', isMoon: false, sunHeight: [0.35, 0.7], cloud: '#ffffff', stars: 0, haze: '#dbe6e8',
    ridge: ['#8fa6cb', '#3f6660'], snow: 0.25, ground: ['#a9bd5f', '#4c7f43'], grass: ['#356438', '#dcd982'], track: '#d9c08e', water: ['#b5d8ea', '#3c7ba6'],
    foliage: ['#274f3b', '#6a974c'], trunk: '#4a382c', bloom: ['#f7d25a', '#f2f2ea', '#e0719b'], glow: 0.15,
    ridges: ['spikes', 'spikes', 'peaks'], trees: ['pine', 'poplar', 'round', 'bush'], plants: ['flowers', 'protea', 'stones'], waters: ['river', 'dam', 'none', 'river'],
  },
  desert: {
    sky: ['#4f93b5', '#f5c9a0', '#ffe2bd'], sun: '#fff3d6', isMoon: false, sunHeight: [0.2, 0.55], cloud: '#ffe9d2', stars: 0, haze: '#fad0a4',
    ridge: ['#ecaa78', '#b4552f'], snow: 0, ground: ['#eaa968', '#c2693a'], grass: ['#8c4a2a', '#f8d595'], track: '#f7cf98', water: ['#cfe0d2', '#6fa3a6'],
    foliage: ['#59663f', '#a3a05c'], trunk: '#8a5a38', bloom: ['#f6b73c', '#f5873f', '#fbe08a'], glow: 0.3,
    ridges: ['dunes', 'dunes', 'koppies'], trees: ['quiver', 'quiver', 'acacia'], plants: ['scrub', 'stones', 'aloe', 'flowers'], waters: ['none'],
  },
  wetland: {
    sky: ['#4b91a8', '#b5dcc8', '#fdeabb'], sun: '#fff6d2', isMoon: false, sunHeight: [0.15, 0.45], cloud: '#fff4dc', stars: 0, haze: '#e6e8c6',
    ridge: ['#9dbfa6', '#3f7160'], snow: 0, ground: ['#a6b95c', '#4b7a48'], grass: ['#34603f', '#d8d97c'], track: '#d9c48c', water: ['#f0e6bd', '#4f97a0'],
    foliage: ['#23533f', '#6a9a50'], trunk: '#4c3c2c', bloom: ['#f4a6b8', '#fff0f0', '#f6cf5a'], glow: 0.3,
    ridges: ['hills', 'hills', 'mesas'], trees: ['fever', 'palm', 'fever', 'round'], plants: ['reeds', 'reeds', 'flowers'], waters: ['dam', 'river', 'dam'],
  },
  winelands: {
    sky: ['#6a86c4', '#d8bfd6', '#ffe6c4'], sun: '#fff4dc', isMoon: false, sunHeight: [0.2, 0.5], cloud: '#fbe3e2', stars: 0, haze: '#f3dccb',
    ridge: ['#a79bc9', '#5b5f8f'], snow: 0, ground: ['#b6bb62', '#5f8545'], grass: ['#3f6a3a', '#e2d880'], track: '#dcb98a', water: ['#e2d2d8', '#6a8fb5'],
    foliage: ['#2f5a3d', '#7fa04e'], trunk: '#4f3a30', bloom: ['#b3476a', '#f3d06a', '#f5ede0'], glow: 0.35,
    ridges: ['peaks', 'mesas', 'peaks'], trees: ['round', 'poplar', 'pine'], plants: ['vines', 'vines', 'flowers', 'protea'], waters: ['none', 'dam', 'none'],
  },
}

/** What the pages of prices have in common. */
export const pricing = {
  noPlots: 'This organisation has no plots yet.',
  all: 'All',
  none: 'None',
  inactive: 'inactive',
  offPeak: 'Off-peak',
  peak: 'Peak',
  superPeak: 'Super-peak',
  perPlot: 'Per plot',
  perPerson: 'Per person',
} as const

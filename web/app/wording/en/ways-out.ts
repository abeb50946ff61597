/** Where no plot of a campsite takes the party alone on its dates. */
export const waysOut = {
  cheapest: 'The cheapest way for all of you',
  forStay: 'for {{nights}}, {{guests}}, over {{count}} plots',
  chooseTogether: 'Choose these {{count}} plots',
  largestTakes: 'A booking here is for one plot, and the largest takes up to {{count}} guests.',
  allTake: 'All the plots that are free take up to {{count}} guests together.',
  otherDates_one: '{{count}} plot free {{dates}}',
  otherDates_other: '{{count}} plots free {{dates}}',
  otherDatesFrom: 'from {{amount}}',
  elsewhere: 'These have room for {{guests}} on your dates',
  elsewhereTotal: '{{amount}} total',
  elsewhereOver_one: 'on one plot',
  elsewhereOver_other: 'over {{count}} plots',
  searchElsewhere: 'All near {{place}} on your dates',
  nothingElsewhere: 'We looked up to {{km}} km around: no other campsite has room for {{guests}} on these dates.',
} as const

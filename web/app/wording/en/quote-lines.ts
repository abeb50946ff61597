/** Which rule made an amount: before a booking and after it. */
export const quoteLines = {
  eachNight: '{{days}}, each',
  lineBase: 'Base rate for the plot',
  lineRate: 'Rate for the plot',
  lineRateOfTier: 'Rate for {{from}} to {{to}} guests',
  lineAdults_one: '{{count}} adult at {{each}}',
  lineAdults_other: '{{count}} adults at {{each}}',
  linePensioners_one: '{{count}} pensioner at {{each}}',
  linePensioners_other: '{{count}} pensioners at {{each}}',
  lineChild: 'Child ({{age}})',
  lineChildFree: 'Child ({{age}}), free',
  lineChildShare: 'Child ({{age}}), {{percentage}} % of the adult rate',
  lineRounding: 'Rounding to 10 cents',
  lineSupplement: 'Day of the week, {{each}} on the rate',
  lineSupplementShare: 'Day of the week, {{percentage}} % on the rate',
  lineAgreed: 'Price kept as agreed',
} as const

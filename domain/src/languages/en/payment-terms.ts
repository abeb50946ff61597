/** When the price of a plot is due: pages, the API and the command line say it in the same words. */
export const paymentTermsWords = {
  fullAmount: 'Full amount due at booking',
  deposit: '{{percentage}}% deposit ({{deposit}}) required, balance {{balance}} due {{due}}',
  onArrival: 'On arrival',
} as const

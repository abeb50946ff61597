/** After `/org/`. */
export const ratesPage = 'org-organisation/rates'

/** After `/org/`. */
export const discountsPage = 'org-organisation/discounts'

/** After `/org/`. */
export const seasonsPage = 'org-organisation/seasons'

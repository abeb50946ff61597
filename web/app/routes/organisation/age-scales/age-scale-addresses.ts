/** After `/org/`. */
export const ageScalesPage = 'org-organisation/age-scales'

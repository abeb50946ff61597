/** Characters of the name of a site or a plot. */
export const longestPlaceName = 100

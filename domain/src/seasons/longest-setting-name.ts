/** Characters of the name of a season, a discount, an age scale. */
export const longestSettingName = 100

/** Characters of the name of a campsite. */
export const longestCampsiteName = 120

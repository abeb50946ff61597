/** Characters of what guests ask of the campsite and tell it, whoever writes it down. */
export const longestSpecialRequest = 2000
export const longestAllergies = 2000

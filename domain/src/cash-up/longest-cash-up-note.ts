/** Characters. */
export const longestCashUpNote = 500

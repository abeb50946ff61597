/** Nights in one stay at the most: a year, leap day included. */
export const longestStay = 366

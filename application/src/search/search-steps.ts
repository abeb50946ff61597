/**
 * Steps of a search for all its campsites together, for the stay and again for other dates, and for one of
 * them: forty milliseconds and fifteen at the most.
 */
export const stepsOfSearch = 150_000
export const stepsOfCampsite = 60_000

/** Of looking for what is free before what is full: two thousand campsites of twenty plots for a weekend. */
export const stepsOfLooking = 600_000

/** After these others have their turn: about ten milliseconds. */
export const stepsOfTurn = 35_000

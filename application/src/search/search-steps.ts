/**
 * Steps of a search for all its campsites together, for the stay and again for other dates, and for one of
 * them: forty milliseconds and fifteen at the most.
 */
export const stepsOfSearch = 150_000
export const stepsOfCampsite = 60_000

/** After these others have their turn: about ten milliseconds. */
export const stepsOfTurn = 35_000

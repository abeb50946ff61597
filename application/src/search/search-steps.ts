/** Steps of a search for all its campsites together, and for one of them: twenty milliseconds and ten. */
export const stepsOfSearch = 200_000
export const stepsOfCampsite = 100_000

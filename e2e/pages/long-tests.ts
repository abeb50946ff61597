/** `npm run test:long`: every look, width and movement. */
export const isLong = process.env.LONG_TESTS === '1'

/**
 * What moves is drawn again for every frame, a quarter of what a browser has to do. It is watched by the
 * tests of what a hand moves, `withMovement`, and everywhere in the long run.
 */
export const usualMotion = isLong ? 'no-preference' : 'reduce'

export const withMovement = { contextOptions: { reducedMotion: 'no-preference' } } as const

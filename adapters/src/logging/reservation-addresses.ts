/** A `key` of `Randomness`: the ids of reservations, among others. */
const key = /(?<![\w-])[a-z2-7]{32}(?![\w-])/g

/**
 * A reservation's id is the key to it: no log may carry it, in an address of guests, of staff, or anywhere
 * else.
 */
export function withoutReservationIds(text: string): string {
  return text
    .replace(/(\/(?:r|reservation|bookings)\/)[^/?#\s"']+/g, '$1[id]')
    .replace(/(\/c\/)[^/?#\s"']{9,}/g, '$1[id]')
    .replace(/([?&]reservation=)[^&#\s"']+/g, '$1[id]')
    .replace(/([?&](?:token|code|secret)=)[^&#\s"']+/g, '$1[hidden]')
    .replace(key, '[id]')
}

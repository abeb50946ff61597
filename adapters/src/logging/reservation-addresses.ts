/** A `key` of `Randomness`: the ids of reservations, among others, and what opens our own calendars. */
const key = /(?<![\w-])[a-z2-7]{32}(?![\w-])/g

/** Whoever has the address of a calendar reads it: only whose it is may be known. */
const calendarAddress = /(https?:\/\/[^/\s"'\\]+\/)[^\s"'\\]*(?:\bical|\.ics)[^\s"'\\]*/gi
const calendarHost = /(https?:\/\/ical\.[^/\s"'\\]+\/)[^\s"'\\]*/gi

/**
 * A reservation's id is the key to it: no log may carry it, in an address of guests, of staff, or anywhere
 * else. Nor may it carry the address of a calendar.
 */
export function withoutReservationIds(text: string): string {
  return text
    .replace(calendarAddress, '$1[hidden]')
    .replace(calendarHost, '$1[hidden]')
    .replace(/(\/(?:r|reservation|bookings)\/)[^/?#\s"']+/gi, '$1[id]')
    .replace(/(\/c\/)[^/?#\s"']{9,}/gi, '$1[id]')
    .replace(/([?&]reservation=)[^&#\s"']+/gi, '$1[id]')
    .replace(/([?&](?:token|code|secret|c)=)[^&#\s"']+/gi, '$1[hidden]')
    .replace(key, '[id]')
}

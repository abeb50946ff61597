/** A reservation's id is the key to it: no address in a log may carry it. */
export function withoutReservationIds(text: string): string {
  return text
    .replace(/(\/(?:r|reservation)\/)[^/?#\s"']+/g, '$1[id]')
    .replace(/([?&]reservation=)[^&#\s"']+/g, '$1[id]')
    .replace(/([?&](?:token|code|secret)=)[^&#\s"']+/g, '$1[hidden]')
}

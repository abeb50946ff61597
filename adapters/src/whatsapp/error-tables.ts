/** What a provider's word means for a message. */
export type ErrorMeaning =
  /** About this message or this number: it ends the same every time. */
  | 'undeliverable'
  /** Passes by itself, or once somebody has put the account right. */
  | 'temporary'

/** Meta's codes. The logic rests on these numbers; Meta changes the titles. */
export const metaErrors: ReadonlyMap<number, ErrorMeaning> = new Map([
  ...meaning('temporary', [
    // Token, permission, payment, registration of our own number: nothing about the guest, so the message
    // waits for us.
    ...[0, 3, 10, 190, 368, 131005, 131042, 133010],
    // Rates, spam limits, and the provider's own trouble.
    ...[1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056],
  ]),
  ...meaning('undeliverable', [
    ...[33, 100, 130472, 131008, 131009, 131021, 131026, 131047, 131049, 131051],
    ...[132000, 132001, 132005, 132007, 132012, 132015, 132016],
  ]),
])

/** Twilio's codes. */
export const twilioErrors: ReadonlyMap<number, ErrorMeaning> = new Map([
  ...meaning('temporary', [20003, 20429, 63018, 63038]),
  ...meaning('undeliverable', [
    ...[20404, 21211, 21610, 21614, 21617, 21654, 21655, 21656, 92005, 63003, 63013, 63016, 63024, 63027, 63028, 63032, 63049],
  ]),
])

/** What no table names: by the status, where 4xx is about the question. */
export function errorMeaning(table: ReadonlyMap<number, ErrorMeaning>, code: number | undefined, status: number): ErrorMeaning {
  const known = code === undefined ? undefined : table.get(code)
  if (known) return known
  // Permissions are a row of a hundred codes.
  if (table === metaErrors && code !== undefined && code >= 200 && code <= 299) return 'temporary'
  return status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status) ? 'undeliverable' : 'temporary'
}

function meaning(word: ErrorMeaning, codes: readonly number[]): readonly (readonly [number, ErrorMeaning])[] {
  return codes.map((code) => [code, word])
}

/** Rule R2. */
export const dmarcLimits = {
  /** As it comes. */
  bytes: 2_000_000,
  /** All of it, unpacked. */
  unpackedBytes: 10_000_000,
  /** Of one packed file, as often as its own length, */
  ratio: 100,
  /** but this much of any. */
  unpackedBytesOfAny: 100_000,
  /** Of an archive. */
  entries: 20,
  /** Of a mail: lines that begin as those between its parts do. */
  parts: 1_000,
  depth: 64,
  records: 10_000,
  elements: 300_000,
  /** Letters of a name. */
  longestText: 255,
  /** Messages that one record counts. */
  mostMessages: 1_000_000_000,
  milliseconds: 1_500,
} as const

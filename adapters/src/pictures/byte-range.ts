/** Both counted. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The part that `Range: bytes=…` asks for. Null: all of it, also where several parts are asked for; `outside`
 * when there is no such part.
 */
export function byteRange(asked: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  if (from === '') return Number(to) === 0 ? 'outside' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return null
  return first < size ? { first, last } : 'outside'
}

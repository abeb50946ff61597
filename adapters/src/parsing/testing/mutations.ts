/** A small generator of its own: the same seed gives the same bytes on every machine. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Change = (bytes: Buffer, next: (below: number) => number, words: readonly string[]) => Buffer

const changes: readonly Change[] = [
  (bytes, next) => withByte(bytes, next(bytes.length), next(256)),
  (bytes, next) => bytes.subarray(0, next(bytes.length + 1)),
  (bytes, next) => bytes.subarray(next(bytes.length + 1)),
  (bytes, next) => {
    const [start, length] = [next(bytes.length + 1), next(200)]
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + length)])
  },
  (bytes, next) => {
    const [start, length, times] = [next(bytes.length + 1), next(400), next(60)]
    const piece = bytes.subarray(start, start + length)
    return Buffer.concat([bytes.subarray(0, start), ...Array.from({ length: times }, () => piece), bytes.subarray(start)])
  },
  (bytes, next, words) => {
    const at = next(bytes.length + 1)
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(words[next(words.length)] ?? ''), bytes.subarray(at)])
  },
  (bytes, next) => Buffer.from(bytes.toString('latin1').replaceAll(String(next(10)), String(next(10_000))), 'latin1'),
]

function withByte(bytes: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(bytes)
  if (at < changed.length) changed[at] = value
  return changed
}

/** One of the samples, changed in a few places; `words` are what a parser may stumble over. */
export function mutated(samples: readonly Buffer[], words: readonly string[], seed: number): Buffer {
  const next = seeded(seed)
  let bytes = samples[next(samples.length)] ?? Buffer.alloc(0)
  for (let left = 1 + next(5); left > 0; left--) bytes = changes[next(changes.length)]?.(bytes, next, words) ?? bytes
  return bytes
}

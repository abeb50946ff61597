import { mutated } from './mutations.ts'

interface Fuzz {
  readonly name: string
  readonly samples: readonly Buffer[]
  readonly words: readonly string[]
  readonly runs: number
  /** Throws where an answer is none. */
  readonly read: (file: Buffer) => Promise<string>
}

export interface FuzzFigures {
  readonly slowest: number
  readonly p99: number
  /** MB that the process took more, once the first tenth of the inputs had filled heaps and caches. */
  readonly grown: number
  readonly answers: ReadonlyMap<string, number>
}

/** Mutated inputs, one after the other; prints what they cost. */
export async function fuzz({ name, samples, words, runs, read }: Fuzz): Promise<FuzzFigures> {
  const begun = process.memoryUsage().rss
  let filled = begun
  const times: number[] = []
  const answers = new Map<string, number>()
  for (let seed = 1; seed <= runs; seed++) {
    if (seed === Math.ceil(runs / 10)) filled = process.memoryUsage().rss
    const file = mutated(samples, words, seed)
    const start = performance.now()
    const answer = await read(file)
    times.push(performance.now() - start)
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const [taken, grown] = [begun, filled].map((from) => (process.memoryUsage().rss - from) / 1_048_576) as [number, number]
  const figures = { slowest: sorted.at(-1) ?? 0, p99: sorted[Math.floor(runs * 0.99)] ?? 0, grown, answers }
  const said = [...answers].map(([answer, count]) => `${answer} ${count}`).join(', ')
  console.log(
    `${name}: ${runs} inputs; ${said}; slowest ${figures.slowest.toFixed(0)} ms, p99 ${figures.p99.toFixed(0)} ms, ` +
      `memory +${taken.toFixed(0)} MB, ${grown.toFixed(0)} of them after the first tenth`,
  )
  return figures
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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
  /** MB that are held more than when the first tenth of the inputs had filled what is kept. */
  readonly grown: number
  readonly answers: ReadonlyMap<string, number>
}

/** Mutated inputs, one after the other; prints what they cost. */
export async function fuzz({ name, samples, words, runs, read }: Fuzz): Promise<FuzzFigures> {
  const begun = heldMb()
  let filled = begun
  const times: number[] = []
  const answers = new Map<string, number>()
  for (let seed = 1; seed <= runs; seed++) {
    if (seed === Math.ceil(runs / 10)) filled = heldMb()
    const file = mutated(samples, words, seed)
    const start = performance.now()
    const answer = await read(file)
    times.push(performance.now() - start)
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const now = heldMb()
  const [taken, grown] = [now - begun, now - filled]
  const figures = { slowest: sorted.at(-1) ?? 0, p99: sorted[Math.floor(runs * 0.99)] ?? 0, grown, answers }
  const said = [...answers].map(([answer, count]) => `${answer} ${count}`).join(', ')
  console.log(
    `${name}: ${runs} inputs; ${said}; slowest ${figures.slowest.toFixed(0)} ms, p99 ${figures.p99.toFixed(0)} ms, ` +
      `memory +${taken.toFixed(0)} MB, ${grown.toFixed(0)} of them after the first tenth`,
  )
  return figures
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** By this thread: what the process takes is also that of the tests beside it. */
function heldMb(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_048_576
}

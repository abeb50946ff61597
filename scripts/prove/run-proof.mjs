import { figuresTable } from './figures.ts'

/**
 * Runs a proof with a database of its own, prints its figures and ends with 1 when a promise is broken.
 * `prove({ serverUrl, count, seed, say })` answers the figures.
 */
export async function runProof({ title, command, count, prove }) {
  const options = process.argv.slice(2)
  if (options.includes('--help')) {
    console.log(
      `${title}\n\n  npm run ${command}\n  npm run ${command} -- --count=${count} --seed=1   how many trials; the same seed repeats a run`,
    )
    return
  }
  const given = (name) => options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3)
  const seed = Number(given('seed') ?? Math.floor(Math.random() * 2 ** 31))
  const { startProofServer } = await import('./proof-server.ts')
  const started = performance.now()
  console.log(`${title}\nseed ${seed}`)
  const server = await startProofServer()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  try {
    const say = (text) => process.stderr.isTTY && process.stderr.write(`\r${text}\x1b[K`)
    const figures = await prove({ serverUrl: server.url, count: Number(given('count') ?? count), seed, say })
    say('')
    console.log(figuresTable(figures))
    console.log(`${Math.round((performance.now() - started) / 1000)} s, npm run ${command} -- --seed=${seed}`)
    process.exitCode = figures.every(({ isKept }) => isKept) ? 0 : 1
  } finally {
    await server.stop()
  }
}

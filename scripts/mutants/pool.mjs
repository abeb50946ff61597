import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./worker.mjs', import.meta.url))
/** Milliseconds on top of ten times as long as the tests took before. */
const patience = 20_000

/**
 * Tries every change with its tests on so many processes; `told` hears of each: `caught`, `timeout` or
 * `survived`.
 */
export async function tryAll(changes, workers, told) {
  const waiting = [...changes]
  const work = async () => {
    let worker = await start()
    for (let change = waiting.shift(); change; change = waiting.shift()) {
      const outcome = await tryOne(worker, change)
      told(change, outcome)
      if (outcome !== 'timeout') continue
      worker.kill('SIGKILL')
      worker = await start()
    }
    worker.kill('SIGKILL')
  }
  await Promise.all(Array.from({ length: workers }, work))
}

function start() {
  return new Promise((resolve, reject) => {
    const worker = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    worker.once('message', () => resolve(worker))
    worker.once('exit', () => reject(new Error('a worker ended before it was ready')))
  })
}

/** A change that makes the tests much slower than they were, or ends their process, is noticed too. */
function tryOne(worker, { path, mutated, tests, milliseconds }) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end('timeout'), patience + 10 * milliseconds)
    const ended = () => end('timeout')
    const answered = ({ isCaught }) => end(isCaught ? 'caught' : 'survived')
    function end(outcome) {
      clearTimeout(timer)
      worker.off('exit', ended)
      worker.off('message', answered)
      resolve(outcome)
    }
    worker.once('exit', ended)
    worker.once('message', answered)
    worker.send({ file: path, source: mutated, tests })
  })
}

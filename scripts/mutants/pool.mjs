import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./worker.mjs', import.meta.url))
/** Milliseconds of processor on top of ten times as long as the tests took before. */
const patience = 20_000
/** So many changes, then the tests that noticed run once more without any. */
const changesToControl = 25

/**
 * Tries every change with its tests on so many processes; `told` hears of each: `caught`, `timeout` or
 * `survived`. Where a control shows that changes left something behind, each that was caught since the one
 * before is tried again in a process of its own.
 */
export async function tryAll(changes, workers, told) {
  const waiting = [...changes]
  const work = async () => {
    let worker = await start()
    const renew = async () => {
      worker.kill('SIGKILL')
      worker = await start()
    }
    const attempt = async (change) => {
      const found = await tryOne(worker, change)
      if (found.outcome === 'timeout') await renew()
      return found
    }
    while (waiting.length > 0) {
      const tried = []
      for (const change of waiting.splice(0, changesToControl)) tried.push({ change, ...(await attempt(change)) })
      const isClean = (await attempt(controlOf(tried))).outcome === 'survived'
      for (const { change, outcome } of tried) {
        if (isClean || outcome !== 'caught') told(change, outcome)
        else {
          await renew()
          told(change, (await attempt(change)).outcome)
        }
      }
    }
    worker.kill('SIGKILL')
  }
  await Promise.all(Array.from({ length: workers }, work))
}

function controlOf(tried) {
  const milliseconds = tried.reduce((sum, { change }) => sum + change.milliseconds, 0)
  return { path: null, mutated: '', tests: [...new Set(tried.flatMap(({ noticedBy }) => noticedBy))], milliseconds }
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
    if (tests.length === 0) return resolve({ outcome: 'survived', noticedBy: [] })
    const ended = () => end('timeout')
    const answered = ({ noticedBy }) => end(noticedBy.length > 0 ? 'caught' : 'survived', noticedBy)
    function end(outcome, noticedBy = []) {
      worker.off('exit', ended)
      worker.off('message', answered)
      resolve({ outcome, noticedBy })
    }
    worker.once('exit', ended)
    worker.once('message', answered)
    worker.send({ file: path, source: mutated, tests, patience: patience + 10 * milliseconds })
  })
}

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './repository.mjs'

/**
 * Runs a program to its end, with its output on ours or for `hear`, and nothing to read; answers its exit
 * code.
 */
export function run(program, args, { cwd = root, env = {}, quiet = false, hear } = {}) {
  const output = hear ? 'pipe' : quiet ? 'ignore' : 'inherit'
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    })
    if (hear) for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
    child.once('error', () => resolve(127))
    child.once('close', (code, signal) => resolve(exitCode(code, signal)))
  })
}

/**
 * Runs the product itself: signals reach it once through us, and it sees the channel close when we are
 * killed. In a group of its own, because a terminal sends Ctrl-C to the whole group and npm forwards it
 * again.
 */
export function serve(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    })
    const restore = forwardSignals(child)
    child.once('error', () => resolve(127))
    child.once('close', (code, signal) => {
      restore()
      resolve(exitCode(code, signal))
    })
  })
}

const echoMs = 1000
const parent = process.ppid

function forwardSignals(child) {
  let lastAt = Number.NEGATIVE_INFINITY
  const forward = (signal) => {
    if (performance.now() - lastAt < echoMs) return
    lastAt = performance.now()
    child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  const watch = setInterval(() => {
    if (!isAbandoned()) return
    clearInterval(watch)
    forward('SIGTERM')
  }, 250)
  return () => {
    clearInterval(watch)
    for (const signal of signals) process.off(signal, forward)
  }
}

/** npm passes signals on to its shell, which ends without passing them on to us. */
function isAbandoned() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent
}

function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

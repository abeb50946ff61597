import { exitCodes } from './exit-codes.ts'

/** npm passes on a Ctrl-C that the terminal has sent to everybody already. */
const echoMs = 1000

/**
 * Ctrl-C ends the command after `close`, as 130, or as 0 when that answers that being stopped is how it ends
 * well; a second one ends it at once.
 */
export function endOnSignals(close: () => Promise<boolean>): { readonly areEnding: boolean } {
  let firstAt: number | undefined
  const end = (exitCode: number) => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > echoMs) process.exit(exitCode)
      return
    }
    firstAt = performance.now()
    close().then(
      (isWell) => process.exit(isWell ? exitCodes.ok : exitCode),
      () => process.exit(exitCode),
    )
  }
  process.on('SIGINT', () => end(exitCodes.interrupted))
  process.on('SIGTERM', () => end(exitCodes.terminated))
  return {
    get areEnding() {
      return firstAt !== undefined
    },
  }
}

/**
 * Ctrl-C, SIGTERM and the death of the process that started this one (over a channel) end it through `stop`,
 * exit code 0. A second signal ends it at once, as 128 + its number.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  const end = (exitCode: number) => {
    if (isStopping) process.exit(exitCode)
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(70)
      },
    )
  }
  process.on('SIGINT', () => end(130))
  process.on('SIGTERM', () => end(143))
  process.on('SIGHUP', () => end(129))
  process.once('disconnect', () => isStopping || end(143))
}

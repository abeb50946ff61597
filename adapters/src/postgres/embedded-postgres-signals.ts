/**
 * Ctrl-C and SIGTERM end the process through `stop`, exit code 0;
 * a second signal ends it at once, as 128 + its number.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(128 + number)
      isStopping = true
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error)
          process.exit(70)
        },
      )
    })
  }
}

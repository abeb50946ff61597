import type { DestinationStream } from 'pino'

const marks: Readonly<Record<string, string>> = { fatal: '✖', error: '✖', warn: '!', debug: '·', trace: '·' }

/** `09:30:12 ! message  key=value …`, an error with its stack on lines of its own. */
export function prettyLines(destination: DestinationStream): DestinationStream {
  return { write: (json) => destination.write(prettyLine(json)) }
}

export function prettyLine(json: string): string {
  const { level, time, message = '', error, ...facts } = JSON.parse(json) as Record<string, unknown>
  const details = Object.entries(facts).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const clock = String(time).slice(11, 19)
  const stack = error === undefined ? '' : `\n  ${(error as { stack?: string }).stack ?? JSON.stringify(error)}`
  return `${[clock, marks[String(level)] ?? ' ', String(message), details.join(' ')].join(' ').trimEnd()}${stack}\n`
}

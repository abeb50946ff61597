import { expect, it } from 'vitest'
import { ProcessTerminal } from './process-terminal.ts'

it.each([
  ['EPIPE', undefined],
  ['ENOSPC', 'ENOSPC: write'],
])('data that is not taken, by %s, is lost: %s', async (code, lost) => {
  const terminal = new ProcessTerminal()

  process.stdout.emit('error', Object.assign(new Error(`${code}: write`), { code }))

  expect(await terminal.lostData()).toBe(lost)
})

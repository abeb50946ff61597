import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exitCodes, exitMeanings } from './exit-codes.ts'
import { camp } from './testing/camp.ts'
import { everyCommand } from './testing/every-command.ts'

const page = readFileSync(new URL('../../docs/cli.md', import.meta.url), 'utf8')
const exits = Object.entries(exitCodes).map(([name, code]) => [code, exitMeanings[name as keyof typeof exitCodes]] as const)

describe('docs/cli.md', () => {
  it.each(everyCommand())('shows %s with an example', (command) => {
    expect(page).toContain(`npm run camp -- ${command}`)
  })

  it.each(exits)('says what exit code %i means', (code, meaning) => {
    expect(page).toContain(`| ${code} | ${meaning} |`)
  })

  it('names no command that is not there', async () => {
    const lines = [...page.matchAll(/^npm run camp -- (?!<)([^#\n]*)/gm)].map(([, line]) => line?.split(/ [|<>] /)[0] ?? '')

    for (const line of lines) expect({ line, exit: (await camp(line.trim())).exit }).toEqual({ line, exit: 0 })
  })
})

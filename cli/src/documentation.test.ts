import { readFileSync } from 'node:fs'
import { scheduledJobs } from '@camp/application/worker/scheduled-jobs.ts'
import { describe, expect, it } from 'vitest'
import { exitCodes, exitMeanings } from './exit-codes.ts'
import { camp } from './testing/camp.ts'
import { commandsWithout, everyCommand } from './testing/every-command.ts'

const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8')
const page = read('cli.md')
const operations = read('operations.md')
const exits = Object.entries(exitCodes).map(([name, code]) => [code, exitMeanings[name as keyof typeof exitCodes]] as const)

/** They change nothing; an export or a print writes a file that is not there yet. */
const reading = [
  ...['quote', 'availability', 'doctor', 'config check', 'config print', 'hti check', 'hti log', 'sms account'],
  ...['org list', 'org export', 'reservation list', 'reservation show', 'voucher list', 'debtor list', 'block list'],
  ...['cash-up show', 'cash-up list', 'holiday list', 'master list', 'outbox list', 'message list', 'message texts'],
  ...['invoice list', 'invoice print', 'payout due', 'payout file', 'payout statement', 'prospect list', 'review list'],
  ...['user list', 'privacy export'],
]

/** Scheduled jobs that are part of another one's command. */
const partOf: Readonly<Record<string, string>> = { 'outbox send written': 'outbox send', 'hti settle': 'hti sync' }
const scheduled = [...new Set(scheduledJobs.map(({ name }) => partOf[name] ?? name))]

function between(text: string, begin: string, end: string): string {
  const [, rest = ''] = text.split(begin)
  return rest.split(end)[0] ?? ''
}

describe('docs/cli.md', () => {
  it('names every command that changes something and has no --dry-run, with its reason', () => {
    const table = between(page, '| without `--dry-run` | since |\n|---|---|\n', '\n\n')
    const excepted = table
      .split('\n')
      .flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))

    const without = commandsWithout('--dry-run').filter((name) => !name.startsWith('report '))

    expect(without.toSorted()).toEqual([...reading, ...excepted].toSorted())
  })

  it.each(scheduled)('lists %s among the scheduled work', (name) => {
    const list = between(page, '\nThe same as single commands, for a crontab', '\n```\n\n')

    expect(`${list}\n`).toMatch(new RegExp(`^npm run camp -- ${name}( --(?!all).*)?$`, 'm'))
  })

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

describe('docs/operations.md', () => {
  it.each(scheduledJobs.map(({ name }) => name))('says when a worker does %s', (name) => {
    expect(between(operations, '\n| job | when |', '\n\n')).toContain(`\`${name}`)
  })

  it.each(scheduled)('says how to do %s without a worker, in words and in the crontab', (name) => {
    const crontab = between(operations, '\n```cron\n', '\n```')

    expect(operations).toMatch(new RegExp(`^\\| \`camp ${name}( --(?!all)[^\`]*)?\` \\|`, 'm'))
    expect(crontab).toMatch(new RegExp(`camp -- ${name}( --(?!all).*| &&.*)?$`, 'm'))
  })
})

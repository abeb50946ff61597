import type { Command } from 'commander'
import { type Answer, campLine } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { foundId } from '../short-id.ts'
import { carryHoliday } from './carry-holiday.ts'
import { isDeclaredDay } from './declared-day.ts'

interface Trying {
  readonly dryRun: boolean
  readonly yes: boolean
}

interface DayOptions extends Trying {
  readonly date: string
  readonly name: string
  readonly country: string
}

interface SchoolOptions extends Trying {
  readonly name: string
  readonly region: string
  readonly from: string
  readonly to: string
  readonly year: string | undefined
}

export function declareHolidayCommand(cli: Cli): Command {
  const command = campCommand({
    verb: 'declare',
    summary: 'Add a public holiday that was declared, after showing what it does to prices',
    examples: [
      'holiday declare --date 2029-05-09 --name Elections --dry-run',
      'holiday declare --date 2029-05-09 --name Elections --yes',
    ],
  })
    .requiredOption('--date <date>', 'the day')
    .requiredOption('--name <text>', 'what it is called')
    .option('--country <code>', 'where', 'ZA')
  return trying(command).action(({ date, name, country, ...given }: DayOptions) =>
    cli.act(() => carryHoliday(cli, { kind: 'holidays', id: null, typed: { date, name, country }, ...given })),
  )
}

export function schoolHolidayCommand(cli: Cli): Command {
  const command = campCommand({
    verb: 'school',
    summary: 'Add a school holiday, after showing what it does to prices',
    examples: [
      'holiday school --name Winter --region ZA-WC --from 2031-06-28 --to 2031-07-15 --dry-run',
      'holiday school --name Winter --region ZA-all --from 2031-06-28 --to 2031-07-15 --yes',
    ],
  })
    .requiredOption('--name <text>', 'what it is called')
    .requiredOption('--from <date>', 'its first day')
    .requiredOption('--to <date>', 'its last day')
    .option('--region <code>', 'a province, or the whole country', 'ZA-all')
    .option('--year <year>', 'the school year; that of the first day unless given')
  return trying(command).action(({ name, region, from, to, year = from.slice(0, 4), ...given }: SchoolOptions) =>
    cli.act(() => {
      const typed = { name, region, year, startDate: from, endDate: to }
      return carryHoliday(cli, { kind: 'school-holidays', id: null, typed, ...given })
    }),
  )
}

export function removeHolidayCommand(cli: Cli): Command {
  const command = campCommand({
    verb: 'remove',
    summary: 'Remove a declared day or a school holiday, after showing what it does to prices',
    examples: ['holiday remove ZA-2026-11-04 --dry-run', 'holiday remove ZA-2026-11-04 --yes'],
  }).argument('<holiday>', 'as `holiday list` names it')
  return trying(command).action((name: string, given: Trying) => cli.act(() => removeHoliday(cli, name, given)))
}

function trying(command: Command): Command {
  return command
    .option('--dry-run', 'say what would happen, change nothing', false)
    .option('--yes', 'do it without asking', false)
}

async function removeHoliday(cli: Cli, name: string, trying: Trying): Promise<Answer> {
  if (isDeclaredDay(name)) return carryHoliday(cli, { kind: 'holidays', id: name, typed: null, ...trying })
  const id = await foundId(cli, 'school-holiday', name, `See ${campLine('holiday list')}`)
  return id.ok ? carryHoliday(cli, { kind: 'school-holidays', id: id.value, typed: null, ...trying }) : id.refusal
}

import type { GroupMessage, WriteToManyRefusal } from '@camp/application/conversations/write-to-many.ts'
import { type GroupWay, type GuestGroup, groupWays, guestGroups } from '@camp/domain/conversations/guest-group.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type Command, Option } from 'commander'
import { type Answer, campLine, report, type Stop, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { calendarDate } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'

interface Options {
  readonly org: string
  readonly to: GuestGroup
  readonly day: Temporal.PlainDate
  readonly text: string
  readonly by: GroupWay
  readonly dryRun: boolean
}

export function writeToManyCommand(cli: Cli): Command {
  const text = '"No water until three, {first name}."'
  return campCommand({
    verb: 'send',
    summary: 'Write to everybody who is at a campsite on a day, or who arrives or leaves; once, however often it is run',
    examples: [
      `message send --org kloofwater-camp --to here --day 2027-02-05 --text ${text} --dry-run`,
      `message send --org kloofwater-camp --to arriving --day 2027-02-05 --by email --text ${text}`,
    ],
  })
    .requiredOption('--org <slug>', 'of one organisation')
    .addOption(new Option('--to <group>', 'which guests of the day').choices(guestGroups).makeOptionMandatory())
    .requiredOption('--day <date>', 'like 2027-02-05', calendarDate)
    .requiredOption('--text <words>', 'with fields such as {first name}')
    .addOption(new Option('--by <way>', 'as each guest chose, or by e-mail first').choices(groupWays).default('agreed'))
    .option('--dry-run', 'say who would get it, and send nothing', false)
    .action((options: Options) => cli.act(() => writeToMany(cli, options)))
}

async function writeToMany(cli: Cli, { org, to: group, day, text, by: way, dryRun }: Options): Promise<Answer> {
  const command = { actor: operator, orgSlug: org, group, day, text, way, dryRun }
  const written = await (await cli.useCases()).writeToMany.execute(command)
  if (!written.ok) return refusedStop(written.refusal, org)
  const { to, leftOut, sms } = written.value
  const done = dryRun ? 'Would go to' : 'Goes to'
  const about = sms.cost ? `, about ${formatRand(sms.cost.cents)}` : ''
  const cost = sms.messages > 0 ? [`SMS: ${sms.messages}, parts: ${sms.parts}${about}.`] : []
  return report({
    json: inJson(written.value),
    tables: [
      {
        columns: ['Booking', 'Guest', 'By', 'Left out because'].map((name) => ({ name })),
        rows: [
          ...to.map(({ simpleReference, guestName, channel }) => [simpleReference, guestName ?? '-', channel, '']),
          ...leftOut.map(({ simpleReference, guestName, ...left }) => [simpleReference, guestName ?? '-', '', reasonOf(left)]),
        ],
      },
    ],
    messages: [`${done}: ${to.length}, left out: ${leftOut.length}.`, ...cost],
  })
}

type Left = Pick<GroupMessage['leftOut'][number], 'why'> & { readonly because?: string; readonly field?: string }

function reasonOf({ why, because, field }: Left): string {
  return because ?? (field === undefined ? why : `${why} {${field}}`)
}

function inJson({ to, leftOut, sms }: GroupMessage) {
  return {
    to: to.map(({ simpleReference, guestName, channel, parts }) => ({ simpleReference, guestName, channel, parts })),
    leftOut: leftOut.map(({ simpleReference, guestName, ...left }) => ({ simpleReference, guestName, why: reasonOf(left) })),
    sms: { ...sms, cost: sms.cost?.toRand() ?? null },
  }
}

function refusedStop(refusal: WriteToManyRefusal, org: string): Stop {
  switch (refusal.code) {
    case 'not-found':
    case 'not-permitted':
      return refusalStop(refusal, org, `See ${campLine('org list')}`)
    case 'text-missing':
      return stop('usage', 'Missing: --text <words>')
    case 'text-too-long':
      return stop('usage', `The text has ${refusal.length} characters; ${refusal.most} fit.`)
    case 'too-many-parts':
      return stop('usage', `It would take ${refusal.parts} SMS parts; ${refusal.most} is the most.`)
    case 'field-unknown':
      return stop('usage', `There is no field {${refusal.field}}.`)
    case 'day-over':
      return stop('conflict', `That day is over; today is ${refusal.today}.`)
    case 'too-many-guests':
      return stop('conflict', `That is ${refusal.guests} bookings; you can write to ${refusal.most} at once.`)
    case 'nobody-to-write-to':
      return stop('conflict', 'There is nobody left to write to; --dry-run says why.')
    case 'not-as-shown':
      return stop('conflict', 'Others would get it now; look again.')
    case 'too-often':
      return stop('conflict', `It has sent ${refusal.most} messages to many guests in 24 hours.`)
  }
}

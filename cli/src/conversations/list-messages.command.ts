import type { InboxConversation } from '@camp/application/conversations/conversations.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report, type Table } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { momentInJson, momentText } from '../terminal/moment-text.ts'

interface Options {
  readonly org: string
  readonly waiting: boolean
}

export function listMessagesCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List what guests of a campsite wrote: what waits for an answer first',
    examples: ['message list --org kloofwater-camp', 'message list --org kloofwater-camp --waiting --json'],
  })
    .requiredOption('--org <slug>', 'of one organisation')
    .option('--waiting', 'only what has no answer yet', false)
    .action((options: Options) => cli.act(() => listInbox(cli, options)))
}

async function listInbox(cli: Cli, { org, waiting: isWaitingOnly }: Options): Promise<Answer> {
  const listed = await (await cli.useCases()).listInbox.execute({ actor: operator, orgSlug: org })
  if (!listed.ok) return refusalStop(listed.refusal, org, `See ${campLine('org list')}`)
  const rows = listed.value.filter(({ waiting }) => waiting > 0 || !isWaitingOnly)
  const waiting = rows.filter((row) => row.waiting > 0).length
  return report({
    json: rows.map(inJson),
    tables: [table(rows)],
    messages: [`Conversations: ${rows.length}, of them without an answer: ${waiting}.`],
  })
}

/** Of the text as much as fits beside the rest. */
const textShown = 60

function table(rows: readonly InboxConversation[]): Table {
  return {
    columns: ['Waiting since', 'Booking', 'Guest', 'By', 'State', 'Text'].map((name) => ({ name })),
    rows: rows.map(({ booking, last, waitingSince }) => [
      momentText(waitingSince ?? last.at),
      booking?.simpleReference ?? '-',
      booking?.guestName ?? last.fromNumber ?? last.fromAddress ?? '-',
      last.channel,
      waitingSince ? 'waits' : (last.settled?.how ?? '-'),
      last.text.length > textShown ? `${last.text.slice(0, textShown - 1)}…` : last.text,
    ]),
  }
}

function inJson({ booking, last, waiting, waitingSince }: InboxConversation) {
  return {
    simpleReference: booking?.simpleReference ?? null,
    guestName: booking?.guestName ?? null,
    channel: last.channel,
    text: last.text,
    writtenAt: momentInJson(last.at),
    waiting,
    waitingSince: waitingSince && momentInJson(waitingSince),
    settled: last.settled?.how ?? null,
  }
}

import { type MailOutcome, mailOutcomes, type ReceivedMails } from '@camp/application/conversations/receive-guest-mails.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { mailboxFaultWords } from '../messaging/mailbox-fault-words.ts'
import { operator } from '../operator.ts'
import { limitOfRows } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'

interface Options {
  readonly limit: number
  readonly dryRun: boolean
}

export function receiveMessagesCommand(cli: Cli): Command {
  return campCommand({
    verb: 'receive',
    summary: 'Read what guests answered by e-mail, out of the mailbox of REPLY_IMAP_URL; each mail once',
    examples: ['message receive', 'message receive --dry-run', 'message receive --limit 20 --quiet'],
  })
    .option('--limit <mails>', 'how many at most', limitOfRows, 100)
    .option('--dry-run', 'say what would come of them, and leave them there', false)
    .action((options: Options) => cli.act(() => receiveMessages(cli, options)))
}

async function receiveMessages(cli: Cli, { limit, dryRun }: Options): Promise<Answer> {
  const received = await (await cli.useCases()).receiveGuestMails.execute({ actor: operator, limit, dryRun })
  if (!received.ok) {
    const { code } = received.refusal
    if (code === 'not-permitted') return refusalStop({ code }, 'messages', 'Ask whoever runs the platform.')
    return stop(code === 'not-configured' ? 'usage' : 'failed', mailboxFaultWords(code, 'REPLY_IMAP_URL'))
  }
  const { mails, waiting } = received.value
  return report({
    json: { mails, waiting },
    tables: [
      {
        columns: [{ name: 'Mail' }, { name: 'What became of it' }],
        rows: mails.map(({ name, outcome }) => [name, outcomeWords[outcome]]),
      },
    ],
    messages: [
      ...(dryRun ? ['Nothing was changed.'] : []),
      `Read: ${mails.length}, of them ${sumOf(mails)}. Waiting: ${waiting}.`,
    ],
  })
}

function sumOf(mails: ReceivedMails['mails']): string {
  const counted = mailOutcomes.map((outcome) => ({ outcome, count: mails.filter((mail) => mail.outcome === outcome).length }))
  const seen = counted.filter(({ count, outcome }) => count > 0 || outcome === 'heard')
  return seen.map(({ outcome, count }) => `${count} ${outcomeWords[outcome]}`).join(', ')
}

const outcomeWords = {
  heard: 'in a conversation',
  'of-nobody': 'of an unknown sender',
  known: 'known already',
  automatic: 'written by no person',
  empty: 'without words',
  'too-many': 'too many in an hour, left in the mailbox',
} as const satisfies Record<MailOutcome, string>

import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import { type Command, Option } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'

const channels = { email: 'email', sms: 'sms', whatsapp: 'app' } as const satisfies Record<string, MessageChannel>

interface Options {
  readonly code: string
  readonly by: keyof typeof channels
  readonly dryRun: boolean
}

export function sendVoucherCommand(cli: Cli): Command {
  return campCommand({
    verb: 'send',
    summary: 'Send a guest their voucher again: its code, what is on it and until when it pays',
    examples: [
      'voucher send kloofwater-camp --code K7QM-2XWD-9RTA --dry-run',
      'voucher send kloofwater-camp --code K7QM-2XWD-9RTA --by sms',
    ],
  })
    .argument('<orgSlug>', 'the organisation')
    .requiredOption('--code <code>', 'of the voucher; small letters and no dashes are fine')
    .addOption(new Option('--by <way>', 'how').choices(Object.keys(channels)).default('email'))
    .option('--dry-run', 'show the words, send nothing', false)
    .action((orgSlug: string, options: Options) => cli.act(() => sendVoucher(cli, orgSlug, options)))
}

async function sendVoucher(cli: Cli, orgSlug: string, { code, by, dryRun }: Options): Promise<Answer> {
  const { showVoucher, replyToGuest } = await cli.useCases()
  const next = `See ${campLine(`voucher list ${orgSlug}`)}`
  const shown = await showVoucher.execute({ actor: operator, orgSlug, idOrCode: code })
  if (!shown.ok) return refusalStop(shown.refusal, code, next)
  const { message: text, voucher } = shown.value
  if (text === null) return stop('conflict', `${voucher.code}: It pays nothing any more.`, next)
  const to = { actor: operator, idOrReference: voucher.reservationId, channel: channels[by], text, seenUpTo: null }
  const sent = await replyToGuest.execute({ ...to, dryRun })
  if (!sent.ok) {
    return sent.refusal.code === 'channel-unreachable'
      ? stop('conflict', `${voucher.code}: The guest cannot be reached by ${by} (${sent.refusal.because}).`)
      : refusalStop({ code: 'not-found' }, code, next)
  }
  return report({
    json: { code: voucher.code, outcome: dryRun ? 'would-send' : 'sent', by, to: sent.value.to, text },
    tables: [],
    messages: [`${voucher.code} ${dryRun ? 'would go' : 'goes'} to ${sent.value.to}: ${text}`],
  })
}

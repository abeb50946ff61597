import type { ToGuestRefusal } from '@camp/application/conversations/write-to-guest.ts'
import type { NotFound } from '@camp/application/shared/refusals.ts'
import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import { type Command, Option } from 'commander'
import { type Answer, campLine, report, type Stop, stop } from '../answer.ts'
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
  if (!sent.ok) return notSent(sent.refusal, { code: voucher.code, by, next })
  return report({
    json: { code: voucher.code, outcome: dryRun ? 'would-send' : 'sent', by, to: sent.value.to, text },
    tables: [],
    messages: [`${voucher.code} ${dryRun ? 'would go' : 'goes'} to ${sent.value.to}: ${text}`],
  })
}

/** The words are the product's own, so that their length is no fault of whoever asks. */
function notSent(
  refusal: NotFound | ToGuestRefusal,
  { code, by, next }: Pick<Options, 'code' | 'by'> & { readonly next: string },
): Stop {
  switch (refusal.code) {
    case 'not-found':
      return refusalStop(refusal, code, next)
    case 'channel-unreachable':
      return stop('conflict', `${code}: The guest cannot be reached by ${by} (${refusal.because}).`)
    case 'gate-code-hidden':
      return stop('conflict', `${code}: Its words hold the gate code, which ${by} would hide. Try --by email.`)
    case 'text-missing':
    case 'text-too-long':
    case 'too-many-parts':
      return stop('conflict', `${code}: Its words do not fit ${by}. Try --by email.`)
  }
}
